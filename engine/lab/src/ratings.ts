import { ordinal, type Rating, rate, rating } from 'openskill';

export interface RatedPlayer {
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number; // mu − 3 sigma: at least this good, almost surely
}

export interface Ratings {
  /** Places by player; equal places are a draw. */
  add(places: readonly number[]): void;
  readonly players: readonly RatedPlayer[];
}

/** OpenSkill (Plackett and Luce), game after game; every player starts unrated. */
export function rateGames(players: number): Ratings {
  let known: Rating[] = Array.from({ length: players }, () => rating());
  return {
    add(places) {
      known = rate(
        known.map(each => [each]),
        { rank: [...places] },
      ).map(([each]) => each!);
    },
    get players() {
      return known.map(each => ({ mu: each.mu, sigma: each.sigma, ordinal: ordinal(each) }));
    },
  };
}
