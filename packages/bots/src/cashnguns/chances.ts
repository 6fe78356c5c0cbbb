// Written by a fit to games among tuned players: what each sign of `standing.ts` does to the chance to win.

export const SIGN_WEIGHTS: Readonly<Record<4 | 6 | 8, readonly number[]>> = {
  4: [
    0.489, 0.329, 1.745, 0.882, 0.266, -0.128, 0.006, -0.006, 0.811, -0.816, 1.137, -1.6, -1.083, -0.12, -0.051, 0.027,
    -0.027, -0.835,
  ],
  6: [
    0.966, 0.414, 3.362, 0.437, 0.038, -0.379, 0.01, -0.01, 0.794, -0.818, 1.173, -2.295, -0.004, 0.362, -0.043, 0.033,
    -0.033, -0.839,
  ],
  8: [
    1.174, 0.368, 4.462, 0.133, 0.021, -0.056, 0.024, -0.024, 0.483, -0.808, 0.573, -2.608, 0.128, 0.514, 0.091, 0.005,
    -0.005, -0.597,
  ],
};

/** The nearest that was fitted. */
export const signWeightsFor = (players: number): readonly number[] =>
  SIGN_WEIGHTS[players <= 5 ? 4 : players <= 7 ? 6 : 8];
