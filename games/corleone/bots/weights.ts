// The weights of a player of Corleone's Empire: one number for each prospect and act. Numbers only, so that a tuner can
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
  'excessIdle', // the same with none left
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

export type WeightsByPlayers = Readonly<Record<2 | 3 | 4 | 5, Weights>>;

/** The same with any number of players. */
export const always = (weights: Weights): WeightsByPlayers => ({ 2: weights, 3: weights, 4: weights, 5: weights });

/** A player who plays for immediate gains and undervalues what counts only in the end. */
export const UNAWARE: Weights = [
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
  [1, 1, 1, 1, 1, 0.5, 0.9, 0.5, 2.8, 4, 0.3, 0, 0, 0.3, 0],
];
