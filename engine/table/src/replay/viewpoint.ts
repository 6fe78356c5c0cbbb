import { type Seat, seatName, seatNamed, type Viewer } from '@omerta/kernel';

/** Whose eyes a replay is seen with: what all saw, what one seat saw, or everything. */
export type Viewpoint = 'public' | 'all' | Seat;

/** As in an address: `as=A`, `as=public`, `as=all`. */
export function readViewpoint(text: string | null, players: number): Viewpoint | undefined {
  if (text === 'public' || text === 'all') return text;
  const seat = text === null ? undefined : seatNamed(text.toUpperCase());
  return seat === undefined || seat >= players ? undefined : seat;
}

export const writeViewpoint = (viewpoint: Viewpoint): string =>
  typeof viewpoint === 'number' ? seatName(viewpoint) : viewpoint;

/** Everything is shown as the public table, with what is hidden beside it. */
export const viewerOf = (viewpoint: Viewpoint): Viewer => (typeof viewpoint === 'number' ? viewpoint : 'spectator');
