// What a player of Corleone's Empire weighs: one number for each prospect, act by act. Numbers only, so that a tuner can
// write them.

/** In the order of the numbers below. */
export const PROSPECTS = [
  'suitcase', // money that counts already
  'notes', // money in hand
  'goods',
  'jobs', // in hand, by what they promise
  'allies',
  'alliesLater', // for each act to come
  'excess', // beyond the hand limit while figures are left
  'excessIdle', // likewise with none left
  'thugs', // still to be played
  'members',
  'dominance', // X2
  'control', // tributes of acts to come
  'controlNow',
  'colors', // X3
  'horseHead',
] as const;

export type Prospect = (typeof PROSPECTS)[number];

/** By act, from 1; each row in the order of `PROSPECTS`. */
export type Weights = readonly (readonly number[])[];

/** By hand: somebody who sees it all. */
export const AWARE: Weights = [
  [1, 1, 1, 1, 2.2, 1.6, 0.55, 0.1, 2.8, 4, 1, 0.7, 0.4, 1, 0.8],
  [1, 1, 1, 1, 2.2, 1.6, 0.55, 0.1, 2.8, 4, 1, 0.7, 0.4, 1, 0.8],
  [1, 1, 1, 1, 2.2, 1.6, 0.55, 0.1, 2.8, 4, 1, 0.7, 0.4, 1, 0.8],
  [1, 1, 1, 1, 2.2, 1.6, 0.55, 0.1, 2.8, 4, 1, 0.7, 0.4, 1, 0],
];

/** Somebody who plays for what comes in now and minds little what counts in the end only. */
export const UNAWARE: Weights = [
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
];
