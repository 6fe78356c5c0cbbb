// X1, X2, X3, X4: what all will have, once nothing but the last tribute is to come.
import {
  actOf,
  type Content,
  dominantIn,
  isLastAct,
  leadersOf,
  NOTES,
  type State,
  WORTH,
  worthOf,
} from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';

/** Undefined as long as more is to come. Of a hand the best notes are kept. */
export function totalsOf(content: Content, { table, own }: State): number[] | undefined {
  if (table.phase !== 'tribute' || !isLastAct(content, table.act)) return undefined;
  const limit = actOf(content, table.act).handLimit;
  const totals = own.map(({ hand, suitcase }) => worthOf(suitcase) + bestNotes(hand, limit));
  for (const stack of table.stacks) {
    const dominant = dominantIn(stack);
    if (dominant !== undefined) totals[dominant]! += BONUS;
  }
  const completed = table.seats.map(player => player.completed);
  for (const color of COLORS) for (const leader of leadersOf(content, completed, color)) totals[leader]! += BONUS;
  return totals;
}

export const BONUS = 5;
const COLORS = ['yellow', 'blue', 'green', 'gray'] as const;

export function bestNotes(hand: State['own'][number]['hand'], limit: number): number {
  let left = limit;
  let worth = 0;
  for (const note of NOTES.toReversed()) {
    const kept = Math.min(left, hand[note]);
    left -= kept;
    worth += kept * WORTH[note];
  }
  return worth;
}

/** Of the victory, if it were counted now. */
export function shareOf(totals: readonly number[], seat: Seat): number {
  const most = Math.max(...totals);
  return totals[seat] === most ? 1 / totals.filter(total => total === most).length : 0;
}
