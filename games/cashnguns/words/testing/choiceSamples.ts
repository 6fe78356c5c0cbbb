import type { Choice, ChoiceKind } from '@omerta/cashnguns/seen';

type Samples = { readonly [K in ChoiceKind]: readonly Extract<Choice, { readonly kind: K }>[] };

/** Every choice, and every way one of them can be labelled. */
export const choiceSamples: Samples = {
  talent: [{ kind: 'talent', talent: 'unbreakable' }],
  hustle: [{ kind: 'hustle', seat: 1 }],
  give: [{ kind: 'give', bullet: 'click' }],
  bullet: [{ kind: 'bullet', bullet: 'bang' }],
  aim: [{ kind: 'aim', seat: 2 }],
  tooSlow: [{ kind: 'tooSlow' }],
  exchange: [{ kind: 'exchange', bullet: 'bang' }],
  order: [
    { kind: 'order', seat: 1 }, // aims at the third
    { kind: 'order', seat: 2 }, // has no target
  ],
  courage: [
    { kind: 'courage', how: 'duck' },
    { kind: 'courage', how: 'stand' },
  ],
  heal: [{ kind: 'heal' }],
  discard: [{ kind: 'discard', bullet: 'click' }],
  loot: [{ kind: 'loot' }],
  take: [
    { kind: 'take', shares: ['diamond10'] },
    { kind: 'take', shares: ['aid', 'godfather'] },
  ],
  ban: [
    { kind: 'ban', type: 'bill' },
    { kind: 'ban', type: 'godfather' },
  ],
  swap: [{ kind: 'swap', seat: 3 }],
  pass: [{ kind: 'pass' }],
};
