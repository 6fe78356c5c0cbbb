import type { Seat } from '@omerta/kernel';
import { usePlay } from '../play.ts';

/** A player is named as a victim where one is asked for; else more is shown about them. */
export function useSeatTap(onOpen: (seat: Seat) => void): (seat: Seat) => void {
  const { selection, tap } = usePlay();
  const isAsked = [...selection.legal].some(thing => thing.startsWith('seat:'));
  return seat => (isAsked ? tap(`seat:${seat}`) : onOpen(seat));
}
