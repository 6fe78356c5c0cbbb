import { expect, test } from 'vitest';
import { NEW_TABLE, type TableState } from './tableState.ts';
import { shownTime, timeLeft } from './timeLeft.ts';

const table: TableState = {
  ...NEW_TABLE,
  connection: { kind: 'live' },
  clocks: {
    seats: [
      { left: 60_000, runs: true },
      { left: 30_000, runs: false },
    ],
    at: 1_000,
  },
};

test('only a clock that runs is counted on, and never below nothing', () => {
  expect(timeLeft(table, 0, 11_000)).toBe(50_000);
  expect(timeLeft(table, 1, 11_000)).toBe(30_000);
  expect(timeLeft(table, 0, 200_000)).toBe(0);
  expect(timeLeft(table, 2, 0)).toBeUndefined();
});

test('without a line the clock stands', () => {
  expect(timeLeft({ ...table, connection: { kind: 'lost', attempt: 1, retryAt: 0 } }, 0, 11_000)).toBe(60_000);
});

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [9_001, '00:10'],
  [558_000, '09:18'],
  [3_600_000, '1:00:00'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(shownTime(milliseconds)).toEqual({ kind: 'clock', text });
});

test('more than a day is told in days and hours', () => {
  expect(shownTime(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ kind: 'days', days: 2, hours: 3 });
});
