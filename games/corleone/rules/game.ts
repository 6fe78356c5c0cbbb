import type { Frozen, Seat } from '@omerta/kernel';
import type { Content } from './content.ts';
import type { Event } from './events.ts';
import type { Own, Secret, State, Table } from './state.ts';

/** A state being changed: its three drawers, the pack it is played with, and who listens. */
export interface Game {
  readonly content: Content;
  readonly table: Table;
  readonly own: Own[];
  readonly secret: Secret;
  readonly events: Event[] | undefined; // tell by `events?.push`, which builds nothing when nobody listens
}

/** A player looking at the table: sees the view only, so nothing that takes a Look can leak. */
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
