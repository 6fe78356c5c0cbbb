import {
  type Content,
  countColors,
  dominantIn,
  type FinalCount,
  JOB_COLORS,
  leadersOf,
  type View,
} from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';

type JobColour = (typeof JOB_COLORS)[number];

export interface FinalScore extends FinalCount {
  readonly seat: Seat;
  readonly turfs: readonly string[]; // X2: those it dominates
  readonly colours: readonly { readonly colour: JobColour; readonly count: number }[]; // X3: those it leads
}

/** X1, X2, X3, X4 in full, the winner first. */
export function finalScores(content: Content, table: View['table']): readonly FinalScore[] {
  const completed = table.seats.map(player => player.completed);
  return (table.result ?? [])
    .map((count, seat) => ({
      ...count,
      seat,
      turfs: content.turfs.flatMap(({ id }, turf) => (dominantIn(table.stacks[turf]!) === seat ? [id] : [])),
      colours: JOB_COLORS.map((colour, at) => ({ colour, count: countColors(content, completed[seat]!)[at]! })).filter(
        ({ colour }) => leadersOf(content, completed, colour).includes(seat),
      ),
    }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}
