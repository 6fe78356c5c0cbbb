import type { Card } from '../state.ts';

/** Equal cards once, so that equal choices are offered once. */
export function kindsIn(hand: readonly Card[]): Card[] {
  const kinds: Card[] = [];
  for (const card of hand) {
    if (!kinds.includes(card)) kinds.push(card);
  }
  return kinds;
}
