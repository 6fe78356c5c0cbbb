import type { Frozen, Seat } from '@omerta/kernel';
import type { Content } from './content.ts';
import type { Event } from './events.ts';
import type { Own, Secret, State, Table } from './state.ts';

/** A state being changed: its three drawers, its pack, and the list that collects its events. */
export interface Game {
  readonly content: Content;
  readonly table: Table;
  readonly own: Own[];
  readonly secret: Secret;
  readonly events: Event[] | undefined; // report with `events?.push`, which builds no event when the caller wants none
}

/** What a player may look at: the view only, so nothing that takes a Look can leak. */
export interface Look {
  readonly content: Content;
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own>;
  readonly seat: Seat;
}

export const gameOf = (content: Content, state: State, events: Event[] | undefined): Game => ({
  content,
  table: state.table,
  own: state.own,
  secret: state.secret,
  events,
});
