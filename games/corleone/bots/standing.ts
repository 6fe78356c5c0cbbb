// The value of an imagined state, in dollars that will count in the end.
import type { State } from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';
import { type Overview, overviewOf, prospectsOfTurfs, worthOfColors } from './bonuses.ts';
import { addHolding } from './holding.ts';
import { shareOf, totalsOf } from './lastCount.ts';
import type { Prices } from './prices.ts';
import { PROSPECTS, type WeightsByPlayers } from './weights.ts';

/** How a player values a state. */
export interface Judgement {
  readonly weights: WeightsByPlayers;
  /** How much of what the others have counts against it. */
  readonly envy: number;
}

/** The own prospects against those of the others together. */
export function standingOf(prices: Prices, state: State, seat: Seat, { weights, envy }: Judgement): number {
  const { players, result } = state.table;
  const totals = result?.map(({ total }) => total) ?? totalsOf(prices.content, state);
  if (totals !== undefined) return withEnvy(totals, seat, envy) + (envy > 0 ? A_VICTORY * shareOf(totals, seat) : 0);
  const overview = overviewOf(prices.content, state.table);
  if (envy === 0) return worthOfSeat(prices, overview, state, seat, weights);
  const worths: number[] = [];
  for (let each = 0; each < players; each += 1) worths.push(worthOfSeat(prices, overview, state, each, weights));
  return withEnvy(worths, seat, envy);
}

export const A_VICTORY = 10; // in dollars

function withEnvy(worths: readonly number[], seat: Seat, envy: number): number {
  const others = worths.reduce((sum, worth) => sum + worth, 0) - worths[seat]!;
  return worths[seat]! - (envy * others) / (worths.length - 1);
}

export function worthOfSeat(
  prices: Prices,
  overview: Overview,
  state: State,
  seat: Seat,
  weights: WeightsByPlayers,
): number {
  const row = rowOf(prices, overview, state, seat);
  const weight = weightsIn(weights, state);
  let worth = 0;
  for (let at = 0; at < row.length; at += 1) worth += row[at]! * weight[at]!;
  return worth;
}

/** The weight of each of `PROSPECTS` in this act. */
export const weightsIn = (weights: WeightsByPlayers, { table: { players, act } }: State): readonly number[] =>
  weights[players as 2 | 3 | 4 | 5][act - 1]!;

/** One number for each of `PROSPECTS`. */
export const prospectsOf = (prices: Prices, state: State, seat: Seat): readonly number[] =>
  rowOf(prices, overviewOf(prices.content, state.table), state, seat);

export function rowOf(prices: Prices, overview: Overview, state: State, seat: Seat): number[] {
  const row = new Array<number>(PROSPECTS.length).fill(0);
  const { dominance, control, controlNow } = prospectsOfTurfs(overview, seat);
  row[DOMINANCE] = dominance;
  row[DOMINANCE + 1] = control;
  row[DOMINANCE + 2] = controlNow;
  row[DOMINANCE + 3] = worthOfColors(overview, seat);
  row[DOMINANCE + 4] = state.table.horseHead === seat ? 1 : 0;
  addHolding(prices, state, seat, row);
  return row;
}

const DOMINANCE = PROSPECTS.indexOf('dominance'); // control, controlNow, colors and horseHead follow
