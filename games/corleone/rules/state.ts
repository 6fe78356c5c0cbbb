import type { Frozen, Random, Seat, Viewer } from '@omerta/kernel';
import type { AllyId, Card, Hand, JobId, Note, Piles, Purse } from './cards.ts';
import type { Figure, Member } from './figures.ts';
import type { Task } from './tasks/task.ts';

export const PHASES = ['open', 'family', 'war', 'bribery', 'tribute', 'entracte', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const NO_TILE = '';

/** What all see, what one seat sees, what no player sees. A fact lives in exactly one drawer. */
export interface State {
  table: Table;
  own: Own[];
  secret: Secret;
}

export interface Table {
  pack: string; // the pack's hash
  players: number;
  act: number; // 1 to 4
  phase: Phase;
  horseHead: Seat;
  piles: Piles;
  jobDeck: number; // cards in it
  jobDiscard: JobId[]; // face up, oldest first
  publicJobs: JobId[];
  allies: AllyId[]; // face up
  alliesGone: AllyId[]; // seen leaving the game
  tiles: string[]; // by turf: the business tile there or NO_TILE
  blueTiles: number; // in the stack
  redTiles: number;
  thugSpaces: Figure[]; // two for each turf: printed business, then tile
  familySpaces: Figure[]; // in the order of the pack
  policeChief: number; // index of his turf; -1 beside the board or in the Hudson
  hudson: Figure[];
  stacks: Seat[][]; // control markers by turf, bottom first
  seats: TableSeat[];
  agenda: Task[]; // what the game is in the middle of; the last is worked on first
  result: FinalCount[] | undefined; // by seat, once the game is over
}

/** What all players see of one player. */
export interface TableSeat {
  family: string;
  handSize: number;
  suitcaseSize: number; // money cards in the suitcase
  thugs: number; // in reserve
  members: Member[]; // in reserve
  markers: number; // in reserve
  played: AllyId[]; // allies lying face up (L1)
  completed: JobId[]; // J3
}

/** What one player alone sees. */
export interface Own {
  hand: Hand;
  suitcase: Purse;
  offer: JobId[]; // jobs looked at (I7)
  bid: Purse | undefined; // B1, until revealed
  pick: string | undefined; // Settle the Score: where the figure stands
  offered: Note | undefined; // An Offer They Can't Refuse
  discards: Card[]; // tribute, until all are done
}

/** What no player sees. The top of a deck or stack is its end. */
export interface Secret {
  random: Random;
  jobDeck: JobId[];
  blueTiles: string[];
  redTiles: string[];
  alliesRemoved: AllyId[]; // unseen (S6, E5)
}

/** X1, X2, X3, X4, in points. */
export interface FinalCount {
  suitcase: number;
  dominance: number; // turfs dominated
  jobBonuses: number; // colours led
  total: number;
  place: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own> | undefined;
}

/** Assembled from what the viewer may see, so a new secret is hidden by default. Shares its parts with the state. */
export const viewFor = (state: State, viewer: Viewer): View => ({
  viewer,
  table: state.table,
  own: viewer === 'spectator' ? undefined : state.own[viewer],
});

export const emptyOwn = (hand: Hand, suitcase: Purse): Own => ({
  hand,
  suitcase,
  offer: [],
  bid: undefined,
  pick: undefined,
  offered: undefined,
  discards: [],
});
