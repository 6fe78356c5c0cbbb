import type { Viewer } from '@omerta/kernel';

/** All viewers: the seats, and a spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
