// What a viewer with a perfect memory knows about the other players: a fold over the events that viewer saw.
import type { Seat } from '@omerta/kernel';
import { type AllyId, type Card, emptyPiles, emptyPurse, isNote, type JobId, type Piles, type Purse } from './cards.ts';
import type { SeenEvent } from './events.ts';
import { hasCopies, NO_OPEN_JOBS, type OpenJobs, openJobsAfter } from './openJobs.ts';
import type { Pack } from './pack/pack.ts';
import { notesSpent, type Told, whatFollows } from './recallEvents.ts';
import { commonHolding, type Holding, isSame, mergeWorlds, type Stolen, type World } from './recallWorlds.ts';

export type { Stolen } from './recallWorlds.ts';

export interface Recall {
  readonly pack: Pack;
  readonly worlds: readonly World[]; // every way the hidden cards may lie
  readonly openJobs: OpenJobs;
  readonly thefts: readonly Theft[]; // the oldest first
  readonly spent: readonly Readonly<Purse>[]; // by seat
}

interface Theft {
  readonly seat: Seat;
  readonly from: Seat;
  readonly where: 'hand' | 'suitcase';
}

/** What is certain about one seat. */
export interface Known {
  readonly hand: Readonly<Piles>; // at least this many of each
  readonly jobs: readonly JobId[];
  readonly allies: readonly AllyId[];
  readonly unseenJobs: number; // unseen cards that must be jobs
  readonly others: number; // unknown hand cards; infinite if the viewer did not see the deal
  readonly suitcase: Readonly<Purse>; // at least this many of each
  readonly otherNotes: number; // unknown notes in the suitcase, the same
  readonly spent: Readonly<Purse>; // bribes, offers, and money discarded
}

/** A stolen card and what it may have been; with one candidate it is certain. */
export interface KnownTheft extends Theft {
  readonly candidates: readonly Stolen[];
}

/** Knows nothing. The deal shows the starting hands, so a game seen from its middle can be folded too. */
export const startRecall = (players: number, pack: Pack): Recall => ({
  pack,
  worlds: [blankWorld(players, 0)],
  openJobs: NO_OPEN_JOBS,
  thefts: [],
  spent: Array.from({ length: players }, emptyPurse),
});

/** The recall after one more event as this viewer saw it. */
export const remember = (recall: Recall, event: SeenEvent): Recall => {
  const told: Told = { startingHand: recall.pack.setup.startingHand, isJob: isJobOf(recall.pack) };
  const openJobs = openJobsAfter(recall.openJobs, event, told.isJob);
  const worlds = possible(
    recall.pack,
    recall.worlds.flatMap(world => whatFollows(world, event, told)),
    openJobs,
  );
  const theft = theftIn(event);
  const thefts = theft === undefined ? recall.thefts : [...recall.thefts, theft];
  return {
    pack: recall.pack,
    worlds: bounded(worlds, recall.spent.length, thefts.length),
    openJobs,
    thefts,
    spent: notesSpent(event).reduce(withSpent, recall.spent),
  };
};

export const knownOf = ({ pack, worlds, spent }: Recall, seat: Seat): Known => {
  const { hand, cards, jobs, others, suitcase, otherNotes } = commonHolding(worlds, seat);
  const isJob = isJobOf(pack);
  return {
    hand,
    jobs: cards.filter(isJob),
    allies: cards.filter(card => !isJob(card)),
    unseenJobs: jobs,
    others,
    suitcase,
    otherNotes,
    spent: spent[seat]!,
  };
};

export const knownThefts = ({ thefts, worlds }: Recall): KnownTheft[] =>
  thefts.map((theft, at) => {
    const candidates: Stolen[] = [];
    for (const { stolen } of worlds) {
      if (!candidates.some(each => isSame(each, stolen[at]!))) candidates.push(stolen[at]!);
    }
    return { ...theft, candidates };
  });

/** A discarded job is no unseen copy in a world whose thief holds the last one. The only world there is, is the true one. */
const possible = ({ jobs }: Pack, worlds: readonly World[], open: OpenJobs): readonly World[] => {
  if (worlds.length < 2) return worlds;
  const copies = new Map(jobs.map(job => [job.id, job.copies]));
  return worlds.filter(world => hasCopies(world, open, copies));
};

/** With more worlds than this, only what holds in all of them is kept. */
const MOST_WORLDS = 400;

/** An event that fits no world means that events are missing: then nothing is known. */
const bounded = (worlds: readonly World[], players: number, thefts: number): readonly World[] => {
  if (worlds.length === 0) return [blankWorld(players, thefts)];
  return worlds.length > MOST_WORLDS ? [mergeWorlds(worlds)] : worlds;
};

const blankWorld = (players: number, thefts: number): World => ({
  seats: Array.from({ length: players }, unknown),
  stolen: Array.from({ length: thefts }, () => ({ kind: 'other' })),
});

const unknown = (): Holding => ({
  hand: emptyPiles(),
  cards: [],
  jobs: 0,
  others: Number.POSITIVE_INFINITY,
  suitcase: emptyPurse(),
  otherNotes: Number.POSITIVE_INFINITY,
});

const theftIn = (event: SeenEvent): Theft | undefined => {
  if (event.kind === 'handCardStolen') return { seat: event.seat, from: event.from, where: 'hand' };
  return event.kind === 'suitcaseNoteStolen' ? { seat: event.seat, from: event.from, where: 'suitcase' } : undefined;
};

const withSpent = (
  spent: readonly Readonly<Purse>[],
  { seat, card }: { readonly seat: Seat; readonly card: Card },
): readonly Readonly<Purse>[] =>
  isNote(card) ? spent.with(seat, { ...spent[seat]!, [card]: spent[seat]![card] + 1 }) : spent;

const isJobOf =
  ({ jobs }: Pack) =>
  (card: Card): boolean =>
    jobs.some(({ id }) => id === card);
