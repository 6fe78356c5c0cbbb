import type { Seat, Viewer } from '@omerta/kernel';

/** One device for several people: who should hold it now. */
export interface Passing {
  readonly people: readonly Seat[]; // seats of those who share it
  readonly waiting: readonly Seat[]; // seats the game waits for
  readonly holder: Viewer;
}

/** What is on the page of a shared device. */
export type OnScreen =
  | { readonly kind: 'table'; readonly next: Seat | undefined } // `next`: whom its holder hands it to
  | { readonly kind: 'curtain'; readonly seat: Seat }
  | { readonly kind: 'nothing' };

export interface Held extends Omit<Passing, 'holder'> {
  readonly given: Viewer; // who holds the device; 'spectator' for no player
  readonly shown: Viewer | undefined; // whose view has come; the game answers a little later
  readonly isOver: boolean;
}

/** A hand is on the page only while its player holds the device. */
export function onScreen({ people, waiting, given, shown, isOver }: Held): OnScreen {
  if (people.length < 2) return { kind: 'table', next: undefined };
  const next = isOver ? undefined : nextHolder({ people, waiting, holder: given });
  const isCovered = shown !== given || (given === 'spectator' && next !== undefined);
  if (!isCovered) return { kind: 'table', next };
  const seat = given === 'spectator' ? next : given;
  return seat === undefined ? { kind: 'nothing' } : { kind: 'curtain', seat };
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
