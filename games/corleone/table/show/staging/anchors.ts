// Where things of the game are on the screen.
import type { Seat } from '@omerta/kernel';
import type { Anchor } from '@omerta/table/table/stage.ts';
import { isTurf, spacesOf } from '../board/places.ts';
import type { Setting } from './actors.tsx';

/** My cards go to my hand, everybody else's to their panel. */
export const handOf = (seat: Seat, { viewer }: Setting): Anchor => (seat === viewer ? 'hand' : `seat:${seat}`);

export const placeOf = (place: string): Anchor => `place:${place}`;

/** Where the icons come from that are used just now: a place on the board, else its player. */
export function sourceOf(seat: Seat, { table, pack }: Setting): Anchor {
  const task = table.agenda.findLast(each => each.kind === 'abilities' && each.seat === seat);
  const of = task?.kind === 'abilities' ? task.of : '';
  if (isTurf(pack, of)) return `turf:${of}`;
  return spacesOf(pack, table).includes(of) ? placeOf(of) : `seat:${seat}`;
}
