// Written by a fit to games among tuned players: what each sign of `standing.ts` does to the chance to win.

export const SIGN_WEIGHTS: Readonly<Record<4 | 6 | 8, readonly number[]>> = {
  4: [
    0.429, 0.457, 1.586, -0.2, -0.435, -0.333, 0.145, -0.145, 0.841, -0.291, -0.332, 0.481, -0.994, -0.1, 0.151, 0.035,
    -0.158, 0.158, -1.128, -1.468,
  ],
  6: [
    1.161, 0.327, 4.375, -0.2, -0.222, -0.476, 0.007, -0.007, 0.485, -1.136, -0.324, 2.498, -2.567, -0.1, -0.119, 0.092,
    -0.007, 0.007, -0.726, -3.077,
  ],
  8: [
    1.587, 0.092, 5.835, -0.2, -0.071, -0.274, -0.051, 0.051, 0.501, -1.522, -0.448, 2.722, -3.103, -0.1, -0.184, 0.086,
    0.074, -0.074, -1.08, -3.456,
  ],
};

/** The nearest that was fitted. */
export const signWeightsFor = (players: number): readonly number[] =>
  SIGN_WEIGHTS[players <= 5 ? 4 : players <= 7 ? 6 : 8];
