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

/** By hand. */
export const UNTUNED: Weights = [
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

/** Written by a tuner: what won most dollars among players with weights of their own. */
export const TUNED: Weights = [
  [2.114, 0.85, 1.0, 0.812, 2.272, 1.6, 0.476, 0.104, 2.954, 3.835, 1.112, 0.725, 0.412, 1.036, 0.8],
  [2.114, 0.85, 1.0, 0.812, 2.272, 1.6, 0.476, 0.104, 2.954, 3.835, 1.112, 0.725, 0.412, 1.036, 0.8],
  [1.516, 0.683, 0.748, 0.834, 2.316, 1.387, 0.55, 0.093, 2.8, 4.128, 1.195, 0.746, 0.412, 0.958, 0.864],
  [1.516, 0.683, 0.748, 0.834, 2.316, 1.387, 0.55, 0.093, 2.8, 4.128, 1.195, 0.746, 0.412, 0.958, 0.432],
];
