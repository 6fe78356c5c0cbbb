// A hand or a purse card by card, in the order they are held and discarded in.
import { type Card, GOODS, type Good, NOTES, type Note, type Pack, type Purse, type View } from '@omerta/corleone/seen';

type Hand = NonNullable<View['own']>['hand'];

/** One card; equal cards are told apart by their number. */
export interface HeldCard {
  readonly key: string;
  readonly card: Card;
}

export type HandGroup = 'money' | 'goods' | 'jobs' | 'allies';
export const HAND_GROUPS: readonly HandGroup[] = ['money', 'goods', 'jobs', 'allies'];

/** As it is shown: money highest first, goods, jobs, allies. */
export const groupedHand = (hand: Hand): Readonly<Record<HandGroup, readonly HeldCard[]>> => ({
  money: notesOf(hand).reverse(),
  goods: GOODS.flatMap(good => copies(good, hand[good])),
  jobs: numbered(hand.jobs),
  allies: numbered(hand.allies),
});

export const allCards = (hand: Hand): readonly HeldCard[] => {
  const grouped = groupedHand(hand);
  return HAND_GROUPS.flatMap(group => grouped[group]);
};

/** Lowest first. */
export const notesOf = (purse: Readonly<Purse>): HeldCard[] => NOTES.flatMap(note => copies(note, purse[note]));

/** RN-07: jobs, goods, notes, allies, so that equal sets of discards are one set. */
export const inDiscardOrder = (pack: Pack, cards: readonly Card[]): readonly Card[] => {
  const order: readonly Card[] = [
    ...pack.jobs.map(({ id }) => id),
    ...GOODS,
    ...NOTES,
    ...pack.allies.map(({ id }) => id),
  ];
  return cards.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
};

/** Goods of a job that are held, and those that are not even made up for by narcotics (J1). */
export function goodsFor(hand: Hand, goods: readonly Good[]): readonly { good: Good; isHeld: boolean }[] {
  const left: Record<Good, number> = {
    gun: hand.gun,
    booze: hand.booze,
    bloodMoney: hand.bloodMoney,
    narcotics: hand.narcotics,
  };
  const use = (good: Good): boolean => {
    if (left[good] === 0) return false;
    left[good] -= 1;
    return true;
  };
  const plain = goods.map(good => ({ good, isHeld: use(good) }));
  return plain.map(({ good, isHeld }) => ({ good, isHeld: isHeld || use('narcotics') }));
}

export const isJob = (pack: Pack, card: Card): boolean => pack.jobs.some(({ id }) => id === card);
export const isAlly = (pack: Pack, card: Card): boolean => pack.allies.some(({ id }) => id === card);

const copies = (card: Note | Good, count: number): HeldCard[] =>
  Array.from({ length: count }, (_, number) => ({ key: `${card}.${number}`, card }));

const numbered = (cards: readonly Card[]): HeldCard[] =>
  cards.map((card, at) => ({ key: `${card}.${cards.slice(0, at).filter(other => other === card).length}`, card }));
