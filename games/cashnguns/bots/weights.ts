// The weights of a player of Ca$h 'n Guns. Numbers only, so that a tuner can write them.

export interface Weights {
  /** The value of each hidden loot card of another player. */
  readonly usualCard: number;
  /** How much each gun lowers the chance that its target stands, and the same with one life left. */
  readonly fear: number;
  readonly lastFear: number;
  /** What the others lose when one more player shares, as a part of a share. */
  readonly denial: number;
  /** Firing the own gun. */
  readonly shot: number;
  /** The cost of elimination: a multiple of the own loot, a fixed amount, and an amount for each round to come. */
  readonly lossOfLoot: number;
  readonly lossOfLife: number;
  readonly lossOfRound: number;
  /** A wound: now, and for each round to come; with three lives, with two, and with the last one. */
  readonly wound: readonly [number, number];
  readonly secondWound: readonly [number, number];
  readonly lastWound: readonly [number, number];
  /** How readily a Bang is played, and how much chance changes that. */
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
  /** A Bang at the leader in the last round. */
  readonly lastShot: number;
  /** How much chance changes the target. */
  readonly aimLuck: number;
  /** How much chance changes courage. */
  readonly courageLuck: number;
  /** Part of the diamond bonus, by the number of diamonds owned. */
  readonly diamonds: readonly [number, number, number, number, number];
  /** How much the next painting counts in advance. */
  readonly nextPainting: number;
  readonly clip: number;
  readonly godfather: number;
}

/** By the number of players. */
export type WeightsFor = (players: number) => Weights;

/** Set by hand. */
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

/** A player who knows just the rules: aims anywhere, fears guns more than chances, and takes the biggest bill. */
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
