import type { FinalCount, Pack } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import type { PublicTable } from '../show/board/places.ts';
import { JOB_COLOURS, type JobColour, jobsOfColour } from '../show/players/players.ts';

export const BONUS = 5; // dollars, for each turf dominated and each colour led

export interface FinalScore extends FinalCount {
  readonly seat: Seat;
  readonly turfs: readonly string[]; // X2: those it dominates
  readonly colours: readonly { readonly colour: JobColour; readonly count: number }[]; // X3: those it leads
}

/** X1, X2, X3, X4 in full, the winner first. */
export function finalScores(pack: Pack, table: PublicTable): readonly FinalScore[] {
  const counts = table.result ?? [];
  return counts
    .map((count, seat) => ({
      ...count,
      seat,
      turfs: pack.turfs.flatMap(({ id }, turf) => (dominantIn(table.stacks[turf] ?? []) === seat ? [id] : [])),
      colours: JOB_COLOURS.filter(colour => leads(pack, table, seat, colour)).map(colour => ({
        colour,
        count: jobsOfColour(pack, table, seat, colour),
      })),
    }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

/** X2: most markers in the stack; tied, the higher topmost marker. */
function dominantIn(stack: readonly Seat[]): Seat | undefined {
  const countOf = (seat: Seat) => stack.filter(owner => owner === seat).length;
  return [...new Set(stack.toReversed())].reduce<Seat | undefined>(
    (best, seat) => (best === undefined || countOf(seat) > countOf(best) ? seat : best),
    undefined,
  );
}

/** X3: most jobs of a colour, all of them if tied. */
function leads(pack: Pack, table: PublicTable, seat: Seat, colour: JobColour): boolean {
  const counts = table.seats.map((_, each) => jobsOfColour(pack, table, each, colour));
  const most = Math.max(...counts);
  return most > 0 && counts[seat] === most;
}
