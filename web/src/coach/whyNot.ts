import type { WhyNot } from './coaching.ts';

/** Which words say it: the reasons a game is not looked back at have only a few. */
export const WHY_NOT = {
  notYet: 'notOver',
  notOver: 'notOver',
  offline: 'offline',
  wrongVersion: 'otherRules',
  noSuchGame: 'noRecord',
  unreadable: 'noRecord',
  wrongGame: 'noRecord',
  wrongPack: 'noRecord',
  badOptions: 'noRecord',
  badSeed: 'noRecord',
  badStart: 'noRecord',
  refused: 'noRecord',
  aborted: 'fault',
  fault: 'fault',
} as const satisfies { readonly [W in WhyNot]: string };
