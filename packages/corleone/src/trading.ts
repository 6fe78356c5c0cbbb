// RN-07: cards are discarded first and may refill a pile; a trade that could take nothing afterwards is refused.
import type { Frozen, Reason } from '@omerta/kernel';
import type { AbilityOf } from './abilities/compile.ts';
import { type Card, isNote, NOTES, nearestNote, type Piles, WORTH } from './cards.ts';
import type { Choice } from './choices.ts';
import type { Content } from './content.ts';
import type { Look } from './game.ts';
import { reasons } from './reasons.ts';
import type { Own } from './state.ts';

type Trade = AbilityOf<'trade'>;

const canTakeFrom = (piles: Readonly<Piles>, trade: Trade): boolean =>
  trade.notes.some(note => nearestNote(piles, note) !== undefined) || trade.goods.some(good => piles[good] > 0);

/** Whether discarding this card makes something to take. */
const refills = (trade: Trade, card: Card): boolean =>
  isNote(card) ? trade.notes.some(note => WORTH[card] <= WORTH[note]) : (trade.goods as readonly Card[]).includes(card);

export const canTrade = (look: Look, trade: Trade): boolean =>
  canTakeFrom(look.table.piles, trade) || distinctCards(look.content, look.own, []).some(card => refills(trade, card));

/** Discards go in one order (jobs, goods, notes, allies), so that equal sets are one set. */
export const comesBefore = (content: Content, card: Card, last: Card): boolean =>
  last !== '' && content.cardOrder.get(card)! < content.cardOrder.get(last)!;

/** Why `card` cannot be the next of `left` discards, after `last`. */
export const whyNotTrade = (look: Look, trade: Trade, left: number, last: Card, card: Card): Reason | undefined => {
  const reason = whyNotDiscard(look, [], left, last, card);
  if (reason !== undefined || canTakeFrom(look.table.piles, trade) || refills(trade, card)) return reason;
  const laterRefill =
    left > 1 &&
    distinctCards(look.content, look.own, []).some(
      later =>
        refills(trade, later) && !comesBefore(look.content, later, card) && enoughAfter(look, [card], left - 2, later),
    );
  return laterRefill ? undefined : trade.goods.length > 0 ? reasons.noGoodToTake : reasons.nothingToTake;
};

/** The order leaves enough cards for the discards still to come. */
export const whyNotDiscard = (
  look: Look,
  chosen: readonly Card[],
  left: number,
  last: Card,
  card: Card,
): Reason | undefined => {
  if (!look.content.cardOrder.has(card) || countLeft(look.own, chosen, card) === 0) return reasons.cardNotInHand;
  if (comesBefore(look.content, card, last)) return reasons.discardsInOrder;
  return enoughAfter(look, chosen, left - 1, card) ? undefined : reasons.discardsInOrder;
};

/** After discarding `card`, at least `needed` cards that do not come before it are left. */
const enoughAfter = (look: Look, chosen: readonly Card[], needed: number, card: Card): boolean => {
  if (needed <= 0) return true;
  let count = -1; // the card itself
  for (const other of distinctCards(look.content, look.own, chosen)) {
    if (!comesBefore(look.content, other, card)) count += countLeft(look.own, chosen, other);
  }
  return count >= needed;
};

export const countLeft = (own: Frozen<Own>, chosen: readonly Card[], card: Card): number => {
  const { hand } = own;
  let count = 0;
  if (card in hand && card !== 'jobs' && card !== 'allies') count = hand[card as keyof Piles];
  else for (const held of hand.jobs.includes(card) ? hand.jobs : hand.allies) if (held === card) count += 1;
  for (const gone of chosen) if (gone === card) count -= 1;
  return count;
};

const GOODS_THEN_NOTES = ['gun', 'booze', 'bloodMoney', 'narcotics', ...NOTES] as const;

/** Hand cards without those already chosen, equal ones once, in the order of discards. */
export const distinctCards = (content: Content, own: Frozen<Own>, chosen: readonly Card[]): Card[] => {
  const { hand } = own;
  const list: Card[] = [];
  const add = (card: Card): void => {
    if (!list.includes(card) && (chosen.length === 0 || countLeft(own, chosen, card) > 0)) list.push(card);
  };
  for (const job of hand.jobs) add(job);
  if (list.length > 1) list.sort((one, other) => content.cardOrder.get(one)! - content.cardOrder.get(other)!);
  for (const card of GOODS_THEN_NOTES) if (hand[card] > 0) add(card);
  for (const ally of hand.allies) add(ally);
  return list;
};

export const sortForDiscard = (content: Content, cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => content.cardOrder.get(one)! - content.cardOrder.get(other)!);

export const discardCandidates = (look: Look, chosen: readonly Card[], list: Choice[]): void => {
  for (const card of distinctCards(look.content, look.own, chosen)) list.push({ kind: 'discard', card });
};
