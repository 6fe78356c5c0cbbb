// Who sits where, who is in the round, what all see. "Left of" is the next higher seat (§3.0).
import type { Frozen, Seat, Seats } from '@omerta/kernel';
import { NO_SEAT, type Table, type TableSeat } from './state.ts';
import type { Talent } from './talents.ts';

type Board = Frozen<Table>;

export const countAlive = (table: Board): number => {
  let count = 0;
  for (const player of table.seats) if (player.alive) count += 1;
  return count;
};

export const living = (table: Board): Seats => {
  let seats: Seats = 0;
  for (let seat = 0; seat < table.players; seat += 1) if (table.seats[seat]!.alive) seats |= 1 << seat;
  return seats;
};

/** Alive and with the figure up. */
export const isStanding = (player: Frozen<TableSeat>): boolean => player.alive && player.down === '';

/** AMB-34: some tables play with open loot. */
export const lootLiesOpen = (table: Board): boolean => table.house.lootVisibility === 'open';

/** AMB-53: the Godfather first, then clockwise. */
export const fromGodfather = (table: Board, step: number): Seat => (table.godfather + step) % table.players;

/** The living owner of a talent, or NO_SEAT: a talent ends with its owner. */
export const ownerOf = (table: Board, talent: Talent): Seat => {
  if (!table.house.talents) return NO_SEAT;
  for (let seat = 0; seat < table.players; seat += 1) {
    if (table.seats[seat]!.talent === talent && table.seats[seat]!.alive) return seat;
  }
  return NO_SEAT;
};

export const hasTalent = (player: Frozen<TableSeat>, talent: Talent): boolean =>
  player.alive && player.talent === talent;
