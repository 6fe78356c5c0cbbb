/** A place at the table, from 0 in turn order. */
export type Seat = number;

/** A player at a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** A set of seats as a bit mask: copies and compares as a number. Holds seats 0 to 30. */
export type Seats = number;

export const NO_SEATS: Seats = 0;

export function only(seat: Seat): Seats {
  return 1 << seat;
}

export function allSeats(count: number): Seats {
  return (1 << count) - 1;
}

export function has(seats: Seats, seat: Seat): boolean {
  return ((seats >> seat) & 1) === 1;
}

export function withSeat(seats: Seats, seat: Seat): Seats {
  return seats | (1 << seat);
}

export function without(seats: Seats, seat: Seat): Seats {
  return seats & ~(1 << seat);
}

/** In turn order. */
export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) {
    if (has(seats, seat)) list.push(seat);
  }
  return list;
}

export function countSeats(seats: Seats): number {
  let count = 0;
  for (let left = seats; left !== NO_SEATS; left &= left - 1) count++;
  return count;
}

/** Seats are called A, B, C … in records, transcripts and tests. */
export function seatName(seat: Seat): string {
  return String.fromCharCode(CODE_OF_A + seat);
}

export function seatNamed(name: string): Seat | undefined {
  return /^[A-Z]$/.test(name) ? name.charCodeAt(0) - CODE_OF_A : undefined;
}

const CODE_OF_A = 65;
