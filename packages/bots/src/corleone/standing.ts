// How an imagined state stands, in dollars that will count in the end.
import { type Content, isLastAct, type State } from '@omerta/corleone';
import type { Seat } from '@omerta/kernel';
import { worthOfColors, worthOfTurfs } from './bonuses.ts';
import { worthOfHolding } from './holding.ts';

/** The own prospects against those of the others together. */
export function standingOf(content: Content, state: State, seat: Seat): number {
  const { players, result } = state.table;
  const worths = state.table.seats.map((_, each) => result?.[each]?.total ?? worthOfSeat(content, state, each));
  const others = worths.reduce((sum, worth) => sum + worth, 0) - worths[seat]!;
  return worths[seat]! - (AGAINST_OTHERS * others) / (players - 1);
}

const AGAINST_OTHERS = 0.6;

function worthOfSeat(content: Content, state: State, seat: Seat): number {
  return (
    worthOfHolding(content, state, seat) +
    worthOfTurfs(content, state.table, seat) +
    worthOfColors(content, state.table, seat) +
    (state.table.horseHead === seat && !isLastAct(content, state.table.act) ? HORSE_HEAD : 0)
  );
}

const HORSE_HEAD = 0.8;
