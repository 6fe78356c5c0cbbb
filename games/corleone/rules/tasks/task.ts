import type { Seat, Seats } from '@omerta/kernel';
import type { Card, JobId, Note, Purse } from '../cards.ts';

/** What the game is in the middle of. Tasks are public: nothing hidden may be written into one. */
export type Task =
  | ActsTask
  | FamilyBusinessTask
  | TurnTask
  | WhoFirstTask
  | AbilitiesTask
  | JobPickTask
  | TradeTask
  | TakeMoneyTask
  | TakeGoodTask
  | CompleteJobTask
  | SettleTask
  | OffersTask
  | TurfWarTask
  | MoveMarkerTask
  | BriberyTask
  | HireTask
  | TributeTask;

export type TaskKind = Task['kind'];

/** The bottom of the agenda: the four acts, phase by phase. */
export interface ActsTask {
  kind: 'acts';
}

/** F1, F2: whose turn comes next. */
export interface FamilyBusinessTask {
  kind: 'familyBusiness';
  next: Seat;
}

/** F3: one action. */
export interface TurnTask {
  kind: 'turn';
  seat: Seat;
  acted: boolean;
}

/** T2: the active player says who uses the front first. */
export interface WhoFirstTask {
  kind: 'whoFirst';
  seat: Seat;
  controller: Seat;
  business: string;
  asked: boolean;
}

/** Icons or parts of a card that may be used, each at most once. */
export interface AbilitiesTask {
  kind: 'abilities';
  seat: Seat;
  of: string; // the business, space, turf or card they come from
  left: string[]; // keys of abilities
  inOrder: boolean; // RN-05: a job's parts in printed order
  mark: string; // the place an earlier part used and a later one refers to; '' if none
  marks?: Marks; // instead of it on cards whose parts refer to more than that
}

/** The places that parts of a card have used so far, by their keys. A figure moved by the part has left the first. */
export type Marks = Record<string, string[]>;

/** I7: this seat picks a job. */
export interface JobPickTask {
  kind: 'jobPick';
  seat: Seat;
  count: number;
  picked: boolean;
}

/** I3, I4, I5, I9: cards are discarded one by one, then something is taken. */
export interface TradeTask {
  kind: 'trade';
  seat: Seat;
  icon: string;
  left: number; // cards still to discard
  last: Card; // the last one discarded; '' at first. Later ones may not come before it.
}

/** Money is taken card by card; a substitute may be declined (RN-09). */
export interface TakeMoneyTask {
  kind: 'takeMoney';
  seat: Seat;
  notes: Note[];
}

/** I9: a good of the player's choice. */
export interface TakeGoodTask {
  kind: 'takeGood';
  seat: Seat;
  icon: string;
  taken: boolean;
}

/** J2: ability and money, in the order the player prefers. */
export interface CompleteJobTask {
  kind: 'completeJob';
  seat: Seat;
  job: JobId;
  ordered: boolean;
}

/** RN-18: opponents pick the figures they lose. */
export interface SettleTask {
  kind: 'settle';
  seat: Seat;
  asked: Seats;
  waiting: Seats;
}

/** RN-19: opponents offer one money card each. */
export interface OffersTask {
  kind: 'offers';
  seat: Seat;
  asked: Seats;
  waiting: Seats;
}

/** W1: turfs are resolved in order. */
export interface TurfWarTask {
  kind: 'turfWar';
  turf: number;
}

/** W4: no marker left; one from the board may be moved. */
export interface MoveMarkerTask {
  kind: 'moveMarker';
  seat: Seat;
  turf: number;
  asked: boolean;
}

/** B1: sealed bids. */
export interface BriberyTask {
  kind: 'bribery';
  waiting: Seats;
}

/** B2: paid bidders pick an ally, highest bid first. */
export interface HireTask {
  kind: 'hire';
  bids: Purse[]; // by seat, revealed
  order: Seat[]; // who is still to pick
  paid: Seats; // who has paid; the first of the order then picks
}

/** D2: discards down to the limit, hidden until all have chosen. */
export interface TributeTask {
  kind: 'tribute';
  waiting: Seats;
}
