import type { PromptArguments, PromptKind } from '@omerta/cashnguns/seen';

type Samples = { readonly [K in PromptKind]: readonly PromptArguments[K][] };

/** Every question with its arguments. */
export const promptSamples: Samples = {
  keepTalent: [{ talents: ['lucky', 'goodFriend'] }],
  hustle: [{}],
  giveBack: [{ victim: 'B', drew: 'bang' }],
  bullet: [{ round: 1 }],
  aim: [{}],
  kid: [{}],
  cunning: [{ bullet: 'click' }],
  privilege: [{}],
  retarget: [{ godfather: 'A', from: 'C' }],
  courage: [{ guns: 0 }, { guns: 1 }, { guns: 3 }, { guns: 7 }],
  doctor: [{ wounds: 1 }, { wounds: 2 }],
  smart: [{ bullet: 'bang' }],
  vulture: [
    { victim: 'C', loot: 1 },
    { victim: 'C', loot: 6 },
  ],
  share: [{ left: 9 }, { left: 1 }],
  shareOrTwo: [{ left: 9 }],
  dictator: [
    { taker: 'D', shares: ['painting'] },
    { taker: 'D', shares: ['clip', 'bill20'] },
  ],
  reload: [{}],
  junk: [{ share: 'diamond5' }],
};
