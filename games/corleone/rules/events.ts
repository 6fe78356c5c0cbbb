import { rowOf, type Seat, type Viewer } from '@omerta/kernel';
import type { AllyId, Card, Good, JobId, Note, Purse } from './cards.ts';
import type { Figure, Member, Role } from './figures.ts';
import type { FinalCount, Phase } from './state.ts';

/** What happened at the table, secrets included. Single source of log, motion, sound and statistics. */
export type Event =
  // acts and phases
  | { kind: 'actBegan'; act: number }
  | { kind: 'phaseBegan'; act: number; phase: Phase }
  | { kind: 'businessOpened'; act: number; turf: string; business: string }
  | { kind: 'noBusinessOpened'; act: number; color: string }
  // actions
  | { kind: 'thugPlayed'; seat: Seat; business: string }
  | { kind: 'memberPlayed'; seat: Seat; member: Member; space: string; count: number }
  | { kind: 'jobDeclared'; seat: Seat; job: JobId; from: 'hand' | 'public'; goods: Good[] }
  | { kind: 'jobCompleted'; seat: Seat; job: JobId }
  | { kind: 'allyPlayed'; seat: Seat; ally: AllyId }
  | { kind: 'figureGivenUp'; seat: Seat; role: Role }
  // shakedowns and icons
  | { kind: 'frontUsed'; seat: Seat; business: string }
  | { kind: 'controllerBenefits'; seat: Seat; turf: string; business: string; first: Seat }
  | { kind: 'moneyTaken'; seat: Seat; note: Note; asked: Note }
  | { kind: 'noMoneyTaken'; seat: Seat; asked: Note }
  | { kind: 'goodTaken'; seat: Seat; good: Good }
  | { kind: 'suitcased'; seat: Seat; note: Note }
  | { kind: 'cardDiscarded'; seat: Seat; card: Card }
  | { kind: 'jobsLookedAt'; seat: Seat; jobs: JobId[]; count: number }
  | { kind: 'jobKept'; seat: Seat; job: JobId; discarded: JobId[] }
  | { kind: 'jobDrawnUnseen'; seat: Seat; job: JobId }
  | { kind: 'noJobDrawn'; seat: Seat }
  | { kind: 'jobsReshuffled'; count: number }
  | { kind: 'horseHeadTaken'; seat: Seat }
  | { kind: 'abilitiesDeclined'; seat: Seat; of: string; abilities: string[] }
  // figures and markers
  | { kind: 'gunnedDown'; seat: Seat; figure: Figure; at: string }
  | { kind: 'figureMoved'; seat: Seat; figure: Figure; from: string; to: string }
  | { kind: 'neutralPlaced'; seat: Seat; figure: Figure; from: string; to: string }
  | { kind: 'figureReturned'; seat: Seat; figure: Figure; from: string }
  | { kind: 'markerPlaced'; seat: Seat; turf: string }
  | { kind: 'markerMoved'; seat: Seat; from: string; to: string }
  | { kind: 'markerDeclined'; seat: Seat; turf: string } // none left in reserve, and none is moved
  // cards against opponents
  | { kind: 'figureChosen'; seat: Seat }
  | { kind: 'scoreSettled'; seat: Seat; picks: (string | undefined)[] }
  | { kind: 'noMoneyToOffer'; seat: Seat }
  | { kind: 'offerMade'; seat: Seat }
  | { kind: 'offersRevealed'; seat: Seat; offers: (Note | undefined)[]; best: Note }
  | { kind: 'handCardStolen'; seat: Seat; from: Seat; card: Card }
  | { kind: 'suitcaseNoteStolen'; seat: Seat; from: Seat; note: Note }
  | { kind: 'allyTakenBack'; seat: Seat; ally: AllyId }
  // turf war, bribery, tribute
  | { kind: 'turfWon'; turf: string; seat: Seat; influence: number }
  | { kind: 'turfNotWon'; turf: string; why: 'tie' | 'neutral' | 'nobody' }
  | { kind: 'bidMade'; seat: Seat }
  | { kind: 'bidsRevealed'; bids: Purse[] }
  | { kind: 'bribePaid'; seat: Seat; notes: Note[] }
  | { kind: 'allyHired'; seat: Seat; ally: AllyId }
  | { kind: 'bidTakenBack'; seat: Seat; notes: Note[] }
  | { kind: 'alliesReturned'; seat: Seat; allies: AllyId[] }
  | { kind: 'tributeDone'; seat: Seat }
  | { kind: 'tributePaid'; seat: Seat; cards: Card[] }
  // entr'acte and end
  | { kind: 'figuresWentHome' }
  | { kind: 'memberJoined'; act: number; member: Member }
  | { kind: 'jobsLaid'; jobs: JobId[] }
  | { kind: 'alliesLeft'; allies: AllyId[] }
  | { kind: 'alliesLaid'; act: number; allies: AllyId[]; removed: number }
  | { kind: 'handCounted'; seat: Seat; notes: Note[]; discarded: Card[] }
  | { kind: 'gameEnded'; result: FinalCount[] };

export type EventKind = Event['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;

/** What one viewer saw of an event. A field the viewer may not know is undefined. */
export type SeenEvent = { [K in EventKind]: Seen<EventOf<K>> }[EventKind];
type Seen<E> = { readonly [F in keyof E]: F extends HiddenField ? E[F] | undefined : E[F] };
type HiddenField = 'job' | 'jobs' | 'card' | 'note';

function isThiefOrVictim(event: { seat: Seat; from: Seat }, viewer: Viewer): boolean {
  return viewer === event.seat || viewer === event.from;
}

type Audience<E> = (event: E, viewer: Viewer) => SeenEvent | undefined;

const all = <E extends Event>(event: E): SeenEvent => event as SeenEvent;

/** Who sees what. A new event without a row here does not compile. */
const audience: { readonly [K in EventKind]: Audience<EventOf<K>> } = {
  actBegan: all,
  phaseBegan: all,
  businessOpened: all,
  noBusinessOpened: all,
  thugPlayed: all,
  memberPlayed: all,
  jobDeclared: all,
  jobCompleted: all,
  allyPlayed: all,
  figureGivenUp: all,
  frontUsed: all,
  controllerBenefits: all,
  moneyTaken: all,
  noMoneyTaken: all,
  goodTaken: all,
  suitcased: all, // I6: the card is shown
  cardDiscarded: all,
  jobsLookedAt: (event, viewer) => (viewer === event.seat ? event : { ...event, jobs: undefined }),
  jobKept: (event, viewer) => (viewer === event.seat ? event : { ...event, job: undefined }),
  jobDrawnUnseen: (event, viewer) => (viewer === event.seat ? event : { ...event, job: undefined }),
  noJobDrawn: all,
  jobsReshuffled: all,
  horseHeadTaken: all,
  abilitiesDeclined: all,
  gunnedDown: all,
  figureMoved: all,
  neutralPlaced: all,
  figureReturned: all,
  markerPlaced: all,
  markerMoved: all,
  markerDeclined: all,
  figureChosen: all,
  scoreSettled: all,
  noMoneyToOffer: all, // RN-19: announced
  offerMade: all,
  offersRevealed: all,
  handCardStolen: (event, viewer) => (isThiefOrVictim(event, viewer) ? event : { ...event, card: undefined }), // RN-20
  suitcaseNoteStolen: (event, viewer) => (isThiefOrVictim(event, viewer) ? event : { ...event, note: undefined }), // RN-21
  allyTakenBack: all,
  turfWon: all,
  turfNotWon: all,
  bidMade: all,
  bidsRevealed: all,
  bribePaid: all,
  allyHired: all,
  bidTakenBack: all,
  alliesReturned: all,
  tributeDone: all,
  tributePaid: all,
  figuresWentHome: all,
  memberJoined: all,
  jobsLaid: all,
  alliesLeft: all,
  alliesLaid: all,
  handCounted: all,
  gameEnded: all,
};

/** The table has every kind, or it would not compile. */
export const EVENT_KINDS = Object.keys(audience) as EventKind[];

export const seenBy = (event: Event, viewer: Viewer): SeenEvent | undefined =>
  rowOf(audience, event.kind)(event, viewer);

type Learns<E> = (event: E, viewer: Viewer) => boolean;

const allViewers = () => true;
const onlySeat = (event: { seat: Seat }, viewer: Viewer): boolean => viewer === event.seat;
const othersThanSeat = (event: { seat: Seat }, viewer: Viewer): boolean => viewer !== event.seat;

/** Who learns a hidden card or a result of chance from an event. The kinds not listed reveal nothing. */
const learns: { readonly [K in EventKind]?: Learns<EventOf<K>> } = {
  businessOpened: allViewers,
  jobsLookedAt: onlySeat,
  jobKept: othersThanSeat, // the one discarded
  jobDrawnUnseen: onlySeat,
  scoreSettled: allViewers,
  noMoneyToOffer: othersThanSeat,
  offersRevealed: allViewers,
  handCardStolen: isThiefOrVictim,
  suitcaseNoteStolen: isThiefOrVictim,
  bidsRevealed: allViewers,
  tributePaid: othersThanSeat,
  jobsLaid: allViewers,
  alliesLaid: allViewers,
  handCounted: othersThanSeat,
  gameEnded: allViewers,
};

/** Whether a hidden card or a result of chance became known to this viewer, or to anyone. */
export const isRevealing = (event: Event, viewer?: Viewer): boolean => {
  const learn = rowOf(learns, event.kind);
  return learn !== undefined && (viewer === undefined || learn(event, viewer));
};
