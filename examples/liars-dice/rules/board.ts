// Questions one may ask of a view.
import { type Frozen, NO_SEATS, type Seat, type Seats, withSeat } from '@omerta/kernel';
import type { Table } from './state.ts';

/** L8: the players who still have dice. */
export const seatsIn = ({ dice }: Frozen<Table>): Seats =>
  dice.reduce((seats, left, seat) => (left > 0 ? withSeat(seats, seat) : seats), NO_SEATS);

export const diceOnTable = ({ dice }: Frozen<Table>): number => dice.reduce((sum, left) => sum + left, 0);

/** The next player in turn order who is still in. */
export const nextIn = ({ dice, players }: Frozen<Table>, seat: Seat): Seat => {
  let next = (seat + 1) % players;
  while (dice[next] === 0) next = (next + 1) % players;
  return next;
};
