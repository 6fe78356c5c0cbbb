import type { Seat, Viewer } from '@omerta/kernel';

/** One device for several people: who should hold it now. */
export interface Passing {
  readonly people: readonly Seat[]; // seats of those who share it
  readonly waiting: readonly Seat[]; // seats the game waits for
  readonly holder: Viewer;
}

/**
 * Whom to hand the device to; undefined where it stays. It stays as long as its holder is asked, and while bots play. In a
 * secret round everybody who is still asked gets it once, in turn order.
 */
export function nextHolder({ people, waiting, holder }: Passing): Seat | undefined {
  if (people.length < 2) return undefined;
  const asked = people.filter(seat => waiting.includes(seat));
  if (holder !== 'spectator' && asked.includes(holder)) return undefined;
  if (holder === 'spectator') return asked[0];
  return asked.find(seat => seat > holder) ?? asked[0];
}
