import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allSeats,
  countSeats,
  has,
  listSeats,
  NO_SEATS,
  only,
  seatName,
  seatNamed,
  without,
  withSeat,
} from './seats.ts';

test('a set of seats behaves as a set', () => {
  const anySeats = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(anySeats, fc.integer({ min: 0, max: 30 }), (list, seat) => {
      const seats = list.reduce(withSeat, NO_SEATS);
      expect(listSeats(seats)).toEqual(list.toSorted((one, other) => one - other));
      expect(countSeats(seats)).toBe(list.length);
      expect(has(seats, seat)).toBe(list.includes(seat));
      expect(listSeats(without(seats, seat))).toEqual(listSeats(seats).filter(other => other !== seat));
    }),
  );
});

test('only one, all, none', () => {
  expect(listSeats(only(3))).toEqual([3]);
  expect(listSeats(allSeats(5))).toEqual([0, 1, 2, 3, 4]);
  expect(listSeats(NO_SEATS)).toEqual([]);
});

test('seats are called A, B, C …', () => {
  expect([0, 1, 4].map(seatName)).toEqual(['A', 'B', 'E']);
  expect(['A', 'B', 'E'].map(seatNamed)).toEqual([0, 1, 4]);
  expect(['', 'a', 'AB', '1', 'Ä'].map(seatNamed)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
