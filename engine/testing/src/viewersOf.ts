import type { Viewer } from '@omerta/kernel';

/** Everybody who may look: all seats, and a spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
