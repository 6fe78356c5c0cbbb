import type { Frozen, Random, Seat, Viewer } from '@omerta/kernel';
import type { Bid, Face } from './dice.ts';
import type { TableRules } from './options.ts';
import type { Task } from './tasks/task.ts';

/** What all see, what one seat sees, what no player sees. A fact lives in exactly one drawer. */
export interface State {
  table: Table;
  own: Own[];
  secret: { random: Random };
}

export interface Table {
  players: number;
  rules: TableRules;
  round: number; // from 1
  starter: Seat; // of this round
  dice: number[]; // that each seat still has
  outIn: number[]; // by seat: the round in which it lost its last die, 0 for a player still in
  bids: MadeBid[]; // of this round, the highest last
  lifted: Showdown | undefined; // what lay under the cups when they were last lifted
  agenda: Task[];
}

export interface MadeBid extends Bid {
  readonly seat: Seat;
}

/** The cups lifted after a call. */
export interface Showdown {
  readonly bid: MadeBid;
  readonly cups: readonly (readonly Face[])[]; // by seat
  readonly found: number;
}

/** What one player alone sees. */
export interface Own {
  dice: Face[]; // under the cup
  secondRoll: 'again' | 'keep' | ''; // decided, until all have (L12)
}

export interface View {
  readonly viewer: Viewer;
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own> | undefined; // undefined for spectators
}

/** Assembled from what is allowed, so a new secret is secret by default. */
export const viewFor = ({ table, own }: State, viewer: Viewer): View => ({
  viewer,
  table,
  own: viewer === 'spectator' ? undefined : own[viewer],
});
