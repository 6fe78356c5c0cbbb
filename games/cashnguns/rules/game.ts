import type { Frozen, Seat } from '@omerta/kernel';
import type { Event } from './events.ts';
import type { Own, Secret, State, Table } from './state.ts';

/** A state being changed: its three drawers and who listens. */
export interface Game extends State {
  readonly table: Table;
  readonly own: Own[];
  readonly secret: Secret;
  readonly events: Event[] | undefined; // tell by `events?.push`, which builds nothing when nobody listens
}

/** A player looking at the table: sees the view only, so nothing that takes a Look can leak. */
export interface Look {
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own>;
  readonly seat: Seat;
}
