import type { Prompt } from '@omerta/kernel';
import type { Talent } from './talents.ts';

/** Every question of the game with its arguments. Seats are letters. */
export interface PromptArguments {
  keepTalent: { talents: readonly string[] };
  hustle: Record<never, never>;
  giveBack: { victim: string; drew: string };
  bullet: { round: number };
  aim: Record<never, never>;
  kid: Record<never, never>;
  cunning: { bullet: string };
  privilege: Record<never, never>;
  retarget: { godfather: string; from: string };
  courage: { guns: number };
  doctor: { wounds: number };
  smart: { bullet: string };
  vulture: { victim: string; loot: number };
  share: { left: number };
  shareOrTwo: { left: number };
  dictator: { taker: string; shares: readonly string[] };
  reload: Record<never, never>;
  junk: { share: string };
}

export type PromptKind = keyof PromptArguments;

export const ask = <K extends PromptKind>(kind: K, about: PromptArguments[K]): Prompt => ({ kind, ...about });

/** The talent a prompt comes from; undefined for those of the game itself. */
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
