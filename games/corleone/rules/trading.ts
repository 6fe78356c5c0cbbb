// RN-07: cards are discarded first and may refill a pile; a trade that could take nothing afterwards is refused.
import type { AbilityOf } from './abilities/compile.ts';
import { type Card, isNote, nearestNote, type Piles, WORTH } from './cards.ts';
import { cardsAfter, cardsInOrder, nextDiscards } from './discards.ts';
import type { Look } from './game.ts';

export type Trade = AbilityOf<'trade'>;

/** With enough cards in hand, whether anything could be taken for some of them. */
export const canTrade = (look: Look, trade: Trade): boolean =>
  canTakeFrom(look.table.piles, trade) || cardsInOrder(look.own.hand).some(card => refills(trade, card));

/** The cards that may be the next of `left` discards, after `last`. */
export const tradeable = (look: Look, trade: Trade, left: number, last: Card): Card[] => {
  const cards = cardsAfter(look.content, look.own.hand, last, 0);
  const next = nextDiscards(cards, left);
  if (canTakeFrom(look.table.piles, trade)) return next;
  const refillComesLater = (card: Card): boolean =>
    left > 1 && cards.slice(cards.indexOf(card) + 1).some(later => refills(trade, later));
  return next.filter(card => refills(trade, card) || refillComesLater(card));
};

export const canTakeFrom = (piles: Readonly<Piles>, trade: Trade): boolean =>
  trade.notes.some(note => nearestNote(piles, note) !== undefined) || trade.goods.some(good => piles[good] > 0);

/** Whether discarding this card makes something to take. */
export const refills = (trade: Trade, card: Card): boolean =>
  isNote(card) ? trade.notes.some(note => WORTH[card] <= WORTH[note]) : (trade.goods as readonly Card[]).includes(card);
