import { distinctName, readName } from '@omerta/names';
import type { Match, Seat } from '../store/store.ts';

type Seats = Pick<Match, 'seats'>;

/** How a person is called at this table: like no other player there. */
export function seatName(match: Seats, name: string): string {
  return distinctName(shownName(name), namesAt(match));
}

/** Earlier releases stored names that cannot be seen. */
export const shownName = (name: string): string => readName(name) ?? '?';

export const namesAt = ({ seats }: Seats): readonly string[] =>
  seats.flatMap(({ kind, name }) => (kind === 'empty' ? [] : [name]));

/** Tables of earlier releases may have names that look the same: those of later seats get a number. */
export function withDistinctNames(match: Match): Match {
  const named: Seat[] = [];
  for (const seat of match.seats) {
    const name = seat.kind === 'empty' ? seat.name : seatName({ seats: named }, seat.name);
    named.push(name === seat.name ? seat : { ...seat, name });
  }
  return named.every((seat, at) => seat === match.seats[at]) ? match : { ...match, seats: named };
}
