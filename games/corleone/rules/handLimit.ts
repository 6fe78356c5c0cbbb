import type { Frozen, Seat } from '@omerta/kernel';
import { actOf, type Content } from './content.ts';
import type { Table } from './state.ts';

/** D2: how many cards of a hand stay at the tribute of this act. */
export const handLimit = (content: Content, table: Frozen<Table>): number => actOf(content, table.act).handLimit;

/** How many cards a hand is above the limit; negative if there is room. */
export const excessOf = (content: Content, table: Frozen<Table>, seat: Seat): number =>
  table.seats[seat]!.handSize - handLimit(content, table);
