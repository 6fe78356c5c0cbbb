// A hand or a purse card by card, in the order it is shown.
import { type Card, GOODS, type Good, NOTES, type Note, type Purse, type View } from '@omerta/corleone/seen';

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

const copies = (card: Note | Good, count: number): HeldCard[] =>
  Array.from({ length: count }, (_, number) => ({ key: `${card}.${number}`, card }));

const numbered = (cards: readonly Card[]): HeldCard[] =>
  cards.map((card, at) => ({ key: `${card}.${cards.slice(0, at).filter(other => other === card).length}`, card }));
