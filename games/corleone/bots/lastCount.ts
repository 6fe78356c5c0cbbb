// X1, X2, X3, X4: the final totals, once only the last tribute is left.
import {
  BONUS,
  type Content,
  colorsLed,
  handLimit,
  isLastAct,
  NOTES,
  type State,
  turfsDominated,
  WORTH,
  worthOf,
} from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';

/** Undefined before that. The best notes of each hand are kept. */
export function totalsOf(content: Content, { table, own }: State): number[] | undefined {
  if (table.phase !== 'tribute' || !isLastAct(content, table.act)) return undefined;
  const limit = handLimit(content, table);
  const dominated = turfsDominated(table.stacks, table.players);
  const completed = table.seats.map(player => player.completed);
  const led = colorsLed(content, completed);
  return own.map(
    ({ hand, suitcase }, seat) => worthOf(suitcase) + bestNotes(hand, limit) + BONUS * (dominated[seat]! + led[seat]!),
  );
}

export function bestNotes(hand: State['own'][number]['hand'], limit: number): number {
  let left = limit;
  let worth = 0;
  for (const note of DEAREST_FIRST) {
    const kept = Math.min(left, hand[note]);
    left -= kept;
    worth += kept * WORTH[note];
  }
  return worth;
}

const DEAREST_FIRST = NOTES.toReversed();

/** The share of the victory, if it were counted now. */
export function shareOf(totals: readonly number[], seat: Seat): number {
  const most = Math.max(...totals);
  return totals[seat] === most ? 1 / totals.filter(total => total === most).length : 0;
}
