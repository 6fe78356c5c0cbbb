// B2, B3: the order in which bids are served.
import type { Seat } from '@omerta/kernel';
import { type Purse, worthOf } from './cards.ts';

/** Once round the table from a seat on. */
export const inTurnOrder = (players: number, first: Seat): Seat[] =>
  Array.from({ length: players }, (_, step) => (first + step) % players);

/** All seats, the highest bid first; ties in turn order from the horse head. */
export const bidOrder = (bids: readonly Readonly<Purse>[], horseHead: Seat): Seat[] =>
  inTurnOrder(bids.length, horseHead).sort((one, other) => worthOf(bids[other]!) - worthOf(bids[one]!));

/** Those of them who bid at least $1. */
export const biddersOf = (bids: readonly Readonly<Purse>[], horseHead: Seat): Seat[] =>
  bidOrder(bids, horseHead).filter(seat => worthOf(bids[seat]!) > 0);
