import type { Card, Content, View } from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';

/** A beginner sees only what icons bring; others also see who fights for a turf and what jobs demand. */
export type Minds = 'icons' | 'table';

/** What a simple player reads from its view and the pack. */
export interface Situation {
  readonly minds: Minds;
  readonly content: Content;
  readonly view: View;
  readonly own: NonNullable<View['own']>;
  readonly seat: Seat;
  readonly swing: number; // dollars by which bids differ from the usual ones this time
  /** Worth computed so far, by card. */
  readonly cards: Map<Card, number>;
  readonly cheapest: Map<number, number>; // the cheapest cards of the hand, by how many
  readonly fronts: Map<string, number>;
  readonly spaces: Map<string, number>;
}

export function situationOf(content: Content, view: View, minds: Minds, swing = 0): Situation {
  if (view.viewer === 'spectator' || view.own === undefined) throw new Error('A spectator does not play');
  return {
    minds,
    content,
    view,
    own: view.own,
    seat: view.viewer,
    swing,
    cards: new Map(),
    cheapest: new Map(),
    fronts: new Map(),
    spaces: new Map(),
  };
}

/** Computed on first use. */
export function once<K>(known: Map<K, number>, key: K, work: () => number): number {
  let worth = known.get(key);
  if (worth === undefined) {
    worth = work();
    known.set(key, worth);
  }
  return worth;
}
