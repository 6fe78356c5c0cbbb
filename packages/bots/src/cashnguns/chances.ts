// Written by a fit to games among tuned players: what each sign of `standing.ts` does to the chance to win.

export const SIGN_WEIGHTS: Readonly<Record<4 | 6 | 8, readonly number[]>> = {
  4: [
    0.231, 0.759, 0.877, -0.633, -0.142, -0.304, 0.673, -0.673, 0.711, 0.833, -0.102, -0.651, -0.759, 0.498, -0.092,
    0.227, -0.567, 0.567, -0.07, -2.551,
  ],
  6: [
    0.848, 0.536, 3.057, 0.99, -0.04, -0.086, 0.224, -0.224, 0.967, -0.056, -0.429, 1.12, -2.581, -1.09, -0.236, -0.21,
    -0.302, 0.302, -1.127, -2.778,
  ],
  8: [
    1.666, 0.238, 5.744, 1.675, 0.169, 0.26, 0.016, -0.016, 0.624, -0.468, -0.941, 1.935, -4.279, -1.775, -0.809,
    -0.664, -0.052, 0.052, -1.056, -3.219,
  ],
};

/** The nearest that was fitted. */
export const signWeightsFor = (players: number): readonly number[] =>
  SIGN_WEIGHTS[players <= 5 ? 4 : players <= 7 ? 6 : 8];
