// RN-33: cards are discarded one by one in one order (jobs, goods, notes, allies), so that equal sets are one set.
import type { Frozen, Reason } from '@omerta/kernel';
import { type Card, GOODS, type Hand, isGood, isNote, NOTES } from './cards.ts';
import type { Content } from './content.ts';
import { reasons } from './reasons.ts';

/** The hand in the order of discards. */
export const cardsInOrder = (hand: Frozen<Hand>): Card[] => {
  const cards: Card[] = hand.jobs.slice();
  for (const good of GOODS) for (let count = hand[good]; count > 0; count -= 1) cards.push(good);
  for (const note of NOTES) for (let count = hand[note]; count > 0; count -= 1) cards.push(note);
  for (const ally of hand.allies) cards.push(ally);
  return cards;
};

/** What may still be discarded after `last`: cards that come later, and its equals but for the `chosen` ones. */
export const cardsAfter = (content: Content, hand: Frozen<Hand>, last: Card, chosen: number): Card[] => {
  const cards = cardsInOrder(hand);
  if (last === '') return cards;
  const rank = content.cardOrder.get(last)!;
  let from = 0;
  while (from < cards.length && content.cardOrder.get(cards[from]!)! < rank) from += 1;
  return cards.slice(from + chosen);
};

/** The cards that may be the next of `left` discards: each once, and enough are left behind it. */
export const nextDiscards = (cards: readonly Card[], left: number): Card[] => {
  const next: Card[] = [];
  for (let at = 0; at <= cards.length - left; at += 1) {
    if (at === 0 || cards[at] !== cards[at - 1]) next.push(cards[at]!);
  }
  return next;
};

export const whyNotDiscard = (hand: Frozen<Hand>, next: readonly Card[], card: Card): Reason | undefined => {
  if (next.includes(card)) return undefined;
  const isHeld = isNote(card) || isGood(card) ? hand[card] > 0 : hand.jobs.includes(card) || hand.allies.includes(card);
  return isHeld ? reasons.discardsInOrder : reasons.cardNotInHand;
};

/** These cards as they are discarded. */
export const inCardOrder = (content: Content, cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => content.cardOrder.get(one)! - content.cardOrder.get(other)!);

/** Keeps a list of jobs or allies in the order of discards. */
export const insertInOrder = (content: Content, list: Card[], card: Card): void => {
  const rank = content.cardOrder.get(card)!;
  let at = list.length;
  while (at > 0 && content.cardOrder.get(list[at - 1]!)! > rank) at -= 1;
  list.splice(at, 0, card);
};
