import type { PromptKind, Talent } from '@omerta/cashnguns/seen';

/** The talent a question comes from; undefined for those that everybody is asked. */
export const talentOf = (kind: PromptKind): Talent | undefined => TALENT_OF[kind];

const TALENT_OF: { readonly [K in PromptKind]?: Talent } = {
  hustle: 'hustler',
  giveBack: 'hustler',
  kid: 'kid',
  cunning: 'cunning',
  doctor: 'doctor',
  smart: 'smart',
  vulture: 'vulture',
  shareOrTwo: 'greedy',
  dictator: 'dictator',
  junk: 'junkDealer',
};
