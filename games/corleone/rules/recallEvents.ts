// What each event reveals about hidden cards: the worlds that follow from one world, none if the event cannot happen in it.
import { rowOf, type Seat } from '@omerta/kernel';
import { type Card, emptyPiles, emptyPurse, listNotes, NOTES, type Note, worthOf } from './cards.ts';
import type { EventKind, SeenEvent } from './events.ts';
import type { SetupEntry } from './pack/pack.ts';
import {
  asStolen,
  gainStolen,
  giveCard,
  giveNote,
  type Holding,
  handSize,
  type IsJob,
  loseStolen,
  loseStolenNote,
  type Stolen,
  stealable,
  stealableNotes,
  takeCard,
  takeNote,
  type World,
} from './recallWorlds.ts';

export interface Told {
  readonly startingHand: SetupEntry['startingHand'];
  readonly isJob: IsJob;
}

export const whatFollows = (world: World, event: SeenEvent, told: Told): readonly World[] =>
  rowOf(follows, event.kind)(world, event, told);

/** Money seen leaving a hand or a suitcase for good. */
export const notesSpent = (event: SeenEvent): readonly { readonly seat: Seat; readonly card: Card }[] => {
  if (event.kind === 'bribePaid') return event.notes.map(card => ({ seat: event.seat, card }));
  if (event.kind === 'tributePaid') return event.cards.map(card => ({ seat: event.seat, card }));
  if (event.kind === 'cardDiscarded' && event.card !== undefined) return [{ seat: event.seat, card: event.card }];
  if (event.kind === 'offersRevealed')
    return event.offers.flatMap((card, seat) => (card === undefined ? [] : [{ seat, card }]));
  return [];
};

type SeenOf<K extends EventKind> = Extract<SeenEvent, { kind: K }>;
type Follows<E> = (world: World, event: E, told: Told) => readonly World[];

const nothing = (world: World): readonly World[] => [world];

const follows: { readonly [K in EventKind]: Follows<SeenOf<K>> } = {
  actBegan: (world, { act }, { startingHand }) => (act === 1 ? [dealt(world, startingHand)] : [world]), // S8
  phaseBegan: nothing,
  businessOpened: nothing,
  noBusinessOpened: nothing,
  thugPlayed: nothing,
  memberPlayed: nothing,
  jobDeclared: (world, { seat, job, from, goods }, { isJob }) =>
    changed(world, seat, holding => losing(holding, from === 'hand' ? [...goods, job!] : goods, isJob)),
  jobCompleted: nothing,
  allyPlayed: (world, { seat, ally }, { isJob }) => changed(world, seat, holding => takeCard(holding, ally, isJob)),
  figureGivenUp: nothing,
  frontUsed: nothing,
  controllerBenefits: nothing,
  moneyTaken: (world, { seat, note }) => changed(world, seat, holding => giveCard(holding, note!)),
  noMoneyTaken: nothing,
  goodTaken: (world, { seat, good }) => changed(world, seat, holding => giveCard(holding, good)),
  suitcased: (world, { seat, note }, { isJob }) =>
    changed(world, seat, holding => intoSuitcase(holding, [note!], isJob)),
  cardDiscarded: (world, { seat, card }, { isJob }) => changed(world, seat, holding => takeCard(holding, card!, isJob)),
  jobsLookedAt: nothing,
  jobKept: (world, { seat, job }) => changed(world, seat, holding => gainStolen(holding, jobAsSeen(job))),
  jobDrawnUnseen: (world, { seat, job }) => changed(world, seat, holding => gainStolen(holding, jobAsSeen(job))),
  noJobDrawn: nothing,
  jobsReshuffled: nothing,
  horseHeadTaken: nothing,
  abilitiesDeclined: nothing,
  gunnedDown: nothing,
  figureMoved: nothing,
  neutralPlaced: nothing,
  figureReturned: nothing,
  markerPlaced: nothing,
  markerMoved: nothing,
  markerDeclined: nothing,
  figureChosen: nothing,
  scoreSettled: nothing,
  noMoneyToOffer: (world, { seat }) => (mustHoldMoney(world.seats[seat]!) ? [] : [world]), // RN-19
  offerMade: (world, { seat }) => (mayHoldMoney(world.seats[seat]!) ? [world] : []),
  offersRevealed: (world, { seat, offers, best }, { isJob }) =>
    offers
      .reduce<readonly World[]>(
        (worlds, note, from) =>
          note === undefined
            ? worlds
            : worlds.flatMap(each => changed(each, from, holding => takeCard(holding, note, isJob))),
        [world],
      )
      .flatMap(each => changed(each, seat, holding => giveNote(holding, best))),
  handCardStolen: (world, { seat, from, card }, { isJob }) =>
    (card === undefined ? stealable(world.seats[from]!) : [asStolen(card)]).flatMap(stolen =>
      robbed(world, seat, from, stolen, holding => loseStolen(holding, stolen, isJob)),
    ),
  suitcaseNoteStolen: (world, { seat, from, note }) =>
    (note === undefined ? stealableNotes(world.seats[from]!) : [asStolen(note)]).flatMap(stolen =>
      robbed(world, seat, from, stolen, holding => loseStolenNote(holding, stolen)),
    ),
  allyTakenBack: (world, { seat, ally }) => changed(world, seat, holding => giveCard(holding, ally)),
  turfWon: nothing,
  turfNotWon: nothing,
  bidMade: nothing,
  bidsRevealed: (world, { bids }) => (bids.every((bid, seat) => mayBid(world.seats[seat]!, bid)) ? [world] : []),
  bribePaid: (world, { seat, notes }) => changed(world, seat, holding => paying(holding, notes)),
  allyHired: (world, { seat, ally }) => changed(world, seat, holding => giveCard(holding, ally)),
  bidTakenBack: nothing, // it never left the suitcase
  alliesReturned: (world, { seat, allies }) => changed(world, seat, holding => allies.reduce(giveCard, holding)),
  tributeDone: nothing,
  tributePaid: (world, { seat, cards }, { isJob }) => changed(world, seat, holding => losing(holding, cards, isJob)),
  figuresWentHome: nothing,
  memberJoined: nothing,
  jobsLaid: nothing,
  alliesLeft: nothing,
  alliesLaid: nothing,
  handCounted: (world, { seat, notes, discarded }, { isJob }) =>
    changed(world, seat, holding => handEmptied(holding, notes, discarded, isJob)),
  gameEnded: (world, { result }) =>
    result.every(({ suitcase }, seat) => mayBeWorth(world.seats[seat]!, suitcase)) ? [world] : [],
};

const changed = (world: World, seat: Seat, change: (holding: Holding) => Holding | undefined): readonly World[] => {
  const holding = change(world.seats[seat]!);
  return holding === undefined ? [] : [{ ...world, seats: world.seats.with(seat, holding) }];
};

const robbed = (
  world: World,
  thief: Seat,
  victim: Seat,
  stolen: Stolen,
  lose: (holding: Holding) => Holding | undefined,
): readonly World[] =>
  changed(world, victim, lose)
    .flatMap(after => changed(after, thief, holding => gainStolen(holding, stolen)))
    .map(after => ({ ...after, stolen: [...after.stolen, stolen] }));

const dealt = (world: World, { money, jobs }: SetupEntry['startingHand']): World => ({
  seats: world.seats.map(() =>
    money
      .map((value): Note => `$${value}`)
      .reduce<Holding>(giveCard, {
        hand: emptyPiles(),
        cards: [],
        jobs,
        others: 0,
        suitcase: emptyPurse(),
        otherNotes: 0,
      }),
  ),
  stolen: world.stolen,
});

const jobAsSeen = (job: string | undefined): Stolen => (job === undefined ? { kind: 'job' } : asStolen(job));

type Changing = Holding | undefined;

const losing = (holding: Holding, cards: readonly Card[], isJob: IsJob): Changing =>
  cards.reduce<Changing>((left, card) => left && takeCard(left, card, isJob), holding);

const paying = (holding: Holding, notes: readonly Note[]): Changing =>
  notes.reduce<Changing>((left, note) => left && takeNote(left, note), holding);

const intoSuitcase = (holding: Holding, notes: readonly Note[], isJob: IsJob): Changing => {
  const left = losing(holding, notes, isJob);
  return left && notes.reduce(giveNote, left);
};

/** X1: nothing is left in hand. */
const handEmptied = (holding: Holding, notes: readonly Note[], discarded: readonly Card[], isJob: IsJob): Changing => {
  const stored = intoSuitcase(holding, notes, isJob);
  const left = stored && losing(stored, discarded, isJob);
  if (left === undefined || (Number.isFinite(left.others) && handSize(left) > 0)) return undefined;
  return { ...left, hand: emptyPiles(), cards: [], jobs: 0, others: 0 };
};

const mustHoldMoney = ({ hand }: Holding): boolean => NOTES.some(note => hand[note] > 0);
const mayHoldMoney = (holding: Holding): boolean => mustHoldMoney(holding) || holding.others > 0;

const mayBid = (holding: Holding, bid: Readonly<Record<Note, number>>): boolean =>
  paying(holding, listNotes(bid)) !== undefined;

const mayBeWorth = ({ suitcase, otherNotes }: Holding, worth: number): boolean =>
  otherNotes === 0 ? worthOf(suitcase) === worth : worthOf(suitcase) <= worth;
