// Adds blocks up for the report of `omerta arena`.
import { type Block, sharesOf } from './block.ts';
import { intervalOf } from './interval.ts';
import { type Moments, NO_MOMENTS, withNumber } from './moments.ts';
import { type RatedPlayer, rateGames } from './ratings.ts';
import { type Question, type Verdict, varianceOfBlocks, verdictOn } from './sequentialTest.ts';
import { keepTimes } from './times.ts';

export interface ArenaSetting {
  readonly game: string;
  readonly seed: number;
  readonly table: readonly string[]; // the names of the bots
  /** Stop as soon as the first bot's share is proven above or below this figure. */
  readonly until?: Pick<Question, 'figure' | 'margin'>;
}

export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly blocks: number;
  readonly seed: number;
  readonly seats: readonly SeatReport[]; // in the order of the table
  readonly test?: TestReport;
}

export interface SeatReport {
  readonly bot: string;
  readonly wins: number; // shared victories count in parts
  readonly share: number;
  readonly low: number; // of 95 %
  readonly high: number;
  readonly meanScore: number;
  readonly msPerDecisionP50: number;
  readonly msPerDecisionP95: number;
  readonly rating?: RatedPlayer; // where different bots have met
}

export interface TestReport {
  readonly figure: number;
  readonly margin: number;
  readonly verdict: Verdict | 'undecided';
}

export interface Tally {
  add(block: Block): void;
  /** The verdict of the sequential test, if there is one. */
  readonly verdict: Verdict | undefined;
  report(): ArenaReport;
}

export function tally({ game, seed, table, until }: ArenaSetting): Tally {
  const seats = table.map(bot => ({ bot, wins: 0, score: 0, shares: NO_MOMENTS, times: keepTimes() }));
  const ratings = new Set(table).size > 1 ? rateGames(table.length) : undefined;
  let first: Moments = NO_MOMENTS; // the shares of the first bot, all its copies together
  let games = 0;
  let blocks = 0;
  let verdict: Verdict | undefined;
  return {
    add(block) {
      const shares = meanShares(block);
      for (const [player, seat] of seats.entries()) {
        seat.shares = withNumber(seat.shares, shares[player]!);
        seat.wins += shares[player]! * block.games.length;
        for (const { scores } of block.games) seat.score += scores[player]!;
        seat.times.addAll(block.times[player]!);
      }
      for (const { places } of block.games) ratings?.add(places);
      games += block.games.length;
      blocks += 1;
      first = withNumber(first, mean(shares.filter((_, player) => table[player] === table[0])));
      if (until === undefined) return;
      verdict ??= verdictOn(first, { ...until, variance: varianceOfBlocks(until.figure, table.length) });
    },
    get verdict() {
      return verdict;
    },
    report: () => ({
      game,
      games,
      blocks,
      seed,
      seats: seats.map(({ bot, wins, score, shares, times }, player) => {
        const { low, high } = intervalOf(shares);
        const rated = ratings?.players[player];
        return {
          bot,
          wins: rounded(wins, 2),
          share: rounded(shares.mean, 4),
          low: rounded(low, 4),
          high: rounded(high, 4),
          meanScore: rounded(score / Math.max(1, games), 2),
          msPerDecisionP50: rounded(times.quantile(0.5), 3),
          msPerDecisionP95: rounded(times.quantile(0.95), 3),
          ...(rated === undefined ? {} : { rating: roundedRating(rated) }),
        };
      }),
      ...(until === undefined ? {} : { test: { ...until, verdict: verdict ?? 'undecided' } }),
    }),
  };
}

function meanShares({ games }: Block): number[] {
  const shares = games.map(({ places }) => sharesOf(places));
  return shares[0]!.map((_, player) => mean(shares.map(game => game[player]!)));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const roundedRating = ({ mu, sigma, ordinal }: RatedPlayer): RatedPlayer => ({
  mu: rounded(mu, 2),
  sigma: rounded(sigma, 2),
  ordinal: rounded(ordinal, 2),
});

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));
