// Where things of the game are on the screen.
import { spacesOf } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import type { Anchor } from '@omerta/table/table/stage.ts';
import type { Setting } from './actors.tsx';

/** The viewer's cards go to the hand, those of other players to their panels. */
export const handOf = (seat: Seat, { viewer }: Setting): Anchor => (seat === viewer ? 'hand' : `seat:${seat}`);

export const placeOf = (place: string): Anchor => `place:${place}`;

/** Where the icons come from that are used just now: a place on the board, else its player. */
export function sourceOf(seat: Seat, { table, content }: Setting): Anchor {
  const task = table.agenda.findLast(each => each.kind === 'abilities' && each.seat === seat);
  const of = task?.kind === 'abilities' ? task.of : '';
  if (content.turfIndex.has(of)) return `turf:${of}`;
  return spacesOf(content, table).includes(of) ? placeOf(of) : `seat:${seat}`;
}
