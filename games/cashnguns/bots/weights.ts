// What a player of Ca$h 'n Guns weighs, by the number of players. Numbers only, so that a tuner can write them.

export interface Weights {
  /** Loot of others that lies face down, for each card. */
  readonly usualCard: number;
  /** How much each gun takes from the likelihood to stand, and with one life left. */
  readonly fear: number;
  readonly lastFear: number;
  /** What the others lose by one more who shares, as a part of a share. */
  readonly denial: number;
  /** A shot of one's own, once aimed. */
  readonly shot: number;
  /** Whoever is out loses the own loot this often over, so much besides, and so much for every round to come. */
  readonly lossOfLoot: number;
  readonly lossOfLife: number;
  readonly lossOfRound: number;
  /** A wound: at once, and for every round to come; with three lives, with two, and the last one. */
  readonly wound: readonly [number, number];
  readonly secondWound: readonly [number, number];
  readonly lastWound: readonly [number, number];
  /** How readily a Bang is played, and how much that changes from time to time. */
  readonly bang: number;
  readonly clickLuck: number;
  /** Targets of a Bang: a wound, the last life, and the target's wealth. */
  readonly hurt: number;
  readonly kill: number;
  readonly hurtWealth: number;
  readonly killWealth: number;
  /** Targets of a Click: fright, fright for the last life, and the target's wealth. */
  readonly fright: number;
  readonly lastFright: number;
  readonly frightWealth: number;
  /** A Bang in the last round, for whoever would win. */
  readonly lastShot: number;
  /** How much targets change from time to time. */
  readonly aimLuck: number;
  /** How much courage changes from time to time. */
  readonly courageLuck: number;
  /** Parts of the bonus for diamonds by how many one has already. */
  readonly diamonds: readonly [number, number, number, number, number];
  /** How much of the next painting counts already. */
  readonly nextPainting: number;
  readonly clip: number;
  readonly godfather: number;
}

/** By the number of players. */
export type WeightsFor = (players: number) => Weights;

/** By hand. */
export const UNTUNED: Weights = {
  usualCard: 9,
  fear: 0.2,
  lastFear: 0.45,
  denial: 0,
  shot: 3,
  lossOfLoot: 1,
  lossOfLife: 15,
  lossOfRound: 10,
  wound: [2, 0.5],
  secondWound: [2, 1.5],
  lastWound: [12, 3],
  bang: 10,
  clickLuck: 10,
  hurt: 8,
  kill: 15,
  hurtWealth: 0.4,
  killWealth: 1,
  fright: 20,
  lastFright: 30,
  frightWealth: 0.3,
  lastShot: 0,
  aimLuck: 25,
  courageLuck: 0,
  diamonds: [6, 9, 14, 12, 4],
  nextPainting: 0.4,
  clip: 5,
  godfather: 4,
};

/** Somebody who knows the rules: aims anywhere, minds guns more than chances, and takes the biggest bill. */
export const NOVICE: Weights = {
  ...UNTUNED,
  fear: 0,
  lastFear: 0,
  lossOfLoot: 0,
  lossOfLife: 30,
  lossOfRound: 0,
  wound: [30, 0],
  secondWound: [30, 0],
  lastWound: [30, 0],
  hurt: 0,
  kill: 0,
  hurtWealth: 0,
  killWealth: 0,
  fright: 0,
  lastFright: 0,
  frightWealth: 0,
  diamonds: [0, 0, 0, 0, 0],
  nextPainting: 0,
  clip: 0,
  godfather: 0,
};
