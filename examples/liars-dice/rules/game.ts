import type { Frozen, Seat } from '@omerta/kernel';
import type { Event } from './events.ts';
import type { Own, State, Table } from './state.ts';

/** A state being changed, and the list its events go to, if there is a listener. */
export interface Game extends State {
  readonly events: Event[] | undefined;
}

/** A player looking at the table: sees the view only, so nothing that takes a Look can leak. */
export interface Look {
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own>;
  readonly seat: Seat;
}
