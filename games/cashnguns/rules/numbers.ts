export const LEAST_PLAYERS = 4;
export const MOST_PLAYERS = 8;
export const ROUNDS = 8;
export const CARDS_IN_PILE = 8;
export const CLICKS_EACH = 5; // P1
export const BANGS_EACH = 3;
export const WOUNDS_TO_DIE = 3; // 6f
export const DIAMOND_BONUS = 60; // thousands of dollars

/** V3: what a collection of paintings is worth, in thousands of dollars; ten is the most (AMB-32). */
export const PAINTINGS_WORTH: readonly number[] = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500];
