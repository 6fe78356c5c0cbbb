// What a hand and a suitcase may hold, as far as the viewer saw. Nothing here is changed in place.
import type { Seat } from '@omerta/kernel';
import {
  type AllyId,
  type Card,
  GOODS,
  isGood,
  isNote,
  type JobId,
  NOTES,
  type Note,
  type Piles,
  type Purse,
} from './cards.ts';

const IN_PILES = [...NOTES, ...GOODS];

/** One of the worlds that fit the events seen. */
export interface World {
  readonly seats: readonly Holding[];
  readonly stolen: readonly Stolen[]; // one for each theft, the oldest first
}

export interface Holding {
  readonly hand: Readonly<Piles>;
  readonly cards: readonly (JobId | AllyId)[]; // allies, and the jobs that were seen
  readonly jobs: number; // jobs in hand that were not seen
  readonly others: number; // unknown hand cards
  readonly suitcase: Readonly<Purse>;
  readonly otherNotes: number; // unknown notes in the suitcase
}

/** What a stolen card is: a known card, one of the unseen jobs, or any card at all. */
export type Stolen =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'job' }
  | { readonly kind: 'other' };

/** Whether a card that is neither money nor goods is a job; else it is an ally. */
export type IsJob = (card: Card) => boolean;

export const giveCard = (holding: Holding, card: Card): Holding =>
  isNote(card) || isGood(card)
    ? { ...holding, hand: { ...holding.hand, [card]: holding.hand[card] + 1 } }
    : { ...holding, cards: [...holding.cards, card] };

/** Removes a card the viewer saw leave the hand; undefined if it cannot have been there. */
export const takeCard = (holding: Holding, card: Card, isJob: IsJob): Holding | undefined => {
  const { hand, cards, jobs } = holding;
  if (isNote(card) || isGood(card)) {
    return hand[card] > 0 ? { ...holding, hand: { ...hand, [card]: hand[card] - 1 } } : takeOther(holding);
  }
  const at = cards.indexOf(card);
  if (at >= 0) return { ...holding, cards: cards.toSpliced(at, 1) };
  return isJob(card) && jobs > 0 ? { ...holding, jobs: jobs - 1 } : takeOther(holding);
};

export const giveNote = (holding: Holding, note: Note): Holding => ({
  ...holding,
  suitcase: { ...holding.suitcase, [note]: holding.suitcase[note] + 1 },
});

/** The same for the suitcase. */
export const takeNote = (holding: Holding, note: Note): Holding | undefined => {
  const { suitcase, otherNotes } = holding;
  if (suitcase[note] > 0) return { ...holding, suitcase: { ...suitcase, [note]: suitcase[note] - 1 } };
  return otherNotes > 0 ? { ...holding, otherNotes: otherNotes - 1 } : undefined;
};

/** Every card a thief may have drawn from this hand. */
export const stealable = ({ hand, cards, jobs, others }: Holding): Stolen[] => [
  ...IN_PILES.filter(card => hand[card] > 0).map(asStolen),
  ...[...new Set(cards)].map(asStolen),
  ...(jobs > 0 ? [{ kind: 'job' } as const] : []),
  ...(others > 0 ? [{ kind: 'other' } as const] : []),
];

export const stealableNotes = ({ suitcase, otherNotes }: Holding): Stolen[] => [
  ...NOTES.filter(note => suitcase[note] > 0).map(asStolen),
  ...(otherNotes > 0 ? [{ kind: 'other' } as const] : []),
];

export const loseStolen = (holding: Holding, stolen: Stolen, isJob: IsJob): Holding | undefined => {
  if (stolen.kind === 'card') return takeCard(holding, stolen.card, isJob);
  return stolen.kind === 'job' ? { ...holding, jobs: holding.jobs - 1 } : takeOther(holding);
};

export const loseStolenNote = (holding: Holding, stolen: Stolen): Holding | undefined =>
  stolen.kind === 'card' && isNote(stolen.card)
    ? takeNote(holding, stolen.card)
    : { ...holding, otherNotes: holding.otherNotes - 1 };

export const gainStolen = (holding: Holding, stolen: Stolen): Holding => {
  if (stolen.kind === 'card') return giveCard(holding, stolen.card);
  return stolen.kind === 'job' ? { ...holding, jobs: holding.jobs + 1 } : { ...holding, others: holding.others + 1 };
};

export const asStolen = (card: Card): Stolen => ({ kind: 'card', card });

/** What holds in all of them; the rest of the cards counts as unknown. */
export const mergeWorlds = (worlds: readonly World[]): World => {
  const [first, ...rest] = worlds;
  if (first === undefined) throw new Error('No world to merge');
  return {
    seats: first.seats.map((_holding, seat) => commonHolding(worlds, seat)),
    stolen: first.stolen.map((stolen, theft) =>
      rest.every(world => isSame(world.stolen[theft]!, stolen)) ? stolen : { kind: 'other' },
    ),
  };
};

/** Worlds that differ elsewhere share this holding; it is merged once. */
export const commonHolding = (worlds: readonly World[], seat: Seat): Holding =>
  [...new Set(worlds.map(({ seats }) => seats[seat]!))].reduce(shared);

export const isSame = (one: Stolen, other: Stolen): boolean =>
  one.kind === 'card' ? other.kind === 'card' && one.card === other.card : one.kind === other.kind;

export const handSize = ({ hand, cards, jobs, others }: Holding): number =>
  IN_PILES.reduce((sum, card) => sum + hand[card], 0) + cards.length + jobs + others;

const suitcaseSize = ({ suitcase, otherNotes }: Holding): number =>
  NOTES.reduce((sum, note) => sum + suitcase[note], 0) + otherNotes;

const takeOther = (holding: Holding): Holding | undefined =>
  holding.others > 0 ? { ...holding, others: holding.others - 1 } : undefined;

/** Both have as many cards: hands and suitcases are counted in public. */
const shared = (one: Holding, other: Holding): Holding => {
  const left = [...other.cards];
  const cards = one.cards.filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const common: Holding = {
    hand: leastOf(one.hand, other.hand, IN_PILES),
    cards,
    jobs: Math.min(one.jobs, other.jobs),
    others: 0,
    suitcase: leastOf(one.suitcase, other.suitcase, NOTES),
    otherNotes: 0,
  };
  return {
    ...common,
    others: handSize(one) - handSize(common),
    otherNotes: suitcaseSize(one) - suitcaseSize(common),
  };
};

const leastOf = <K extends string>(
  one: Readonly<Record<K, number>>,
  other: Readonly<Record<K, number>>,
  keys: readonly K[],
): Record<K, number> => {
  const least: Record<K, number> = { ...one };
  for (const key of keys) least[key] = Math.min(one[key], other[key]);
  return least;
};
