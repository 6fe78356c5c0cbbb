// How an imagined state stands, in dollars that will count in the end.
import type { Content, State } from '@omerta/corleone';
import type { Seat } from '@omerta/kernel';
import { prospectsOfTurfs, worthOfColors } from './bonuses.ts';
import { addHolding } from './holding.ts';
import { PROSPECTS, type Weights } from './weights.ts';

/** How somebody judges a state. */
export interface Judgement {
  readonly weights: Weights;
  /** How much of what the others have counts against it. */
  readonly envy: number;
}

/** The own prospects against those of the others together. */
export function standingOf(content: Content, state: State, seat: Seat, { weights, envy }: Judgement): number {
  if (envy === 0) return state.table.result?.[seat]?.total ?? worthOfSeat(content, state, seat, weights);
  const { players, result } = state.table;
  const worths = state.table.seats.map(
    (_, each) => result?.[each]?.total ?? worthOfSeat(content, state, each, weights),
  );
  const others = worths.reduce((sum, worth) => sum + worth, 0) - worths[seat]!;
  return worths[seat]! - (envy * others) / (players - 1);
}

function worthOfSeat(content: Content, state: State, seat: Seat, weights: Weights): number {
  const row = prospectsOf(content, state, seat);
  const weight = weights[state.table.act - 1]!;
  let worth = 0;
  for (let at = 0; at < row.length; at += 1) worth += row[at]! * weight[at]!;
  return worth;
}

/** One number for each of `PROSPECTS`. */
export function prospectsOf(content: Content, state: State, seat: Seat): readonly number[] {
  const row = PROSPECTS.map(() => 0);
  const { dominance, control, controlNow } = prospectsOfTurfs(content, state.table, seat);
  const colors = worthOfColors(content, state.table, seat);
  const horseHead = state.table.horseHead === seat ? 1 : 0;
  row.splice(PROSPECTS.indexOf('dominance'), 5, dominance, control, controlNow, colors, horseHead);
  addHolding(content, state, seat, row);
  return row;
}
