import { expect, test } from 'vitest';
import { countedOnce, type GuessCount, type GuessLimit, waitOf } from './guessCounts.ts';

const LIMIT: GuessLimit = { key: 'x', free: 3, recovery: 60_000, first: 1000, longest: 10_000 };

const countedTimes = (times: number, now: number, before?: GuessCount) =>
  Array.from({ length: times }).reduce<GuessCount | undefined>(count => countedOnce(count, LIMIT, now), before);

test('the first guesses are free; then the waiting time doubles up to the longest', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(times => waitOf(countedTimes(times, 5), LIMIT, 5));
  expect(waits).toEqual([0, 0, 0, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test('who has waited may guess once more, and guesses are forgotten one by one', () => {
  const four = countedTimes(4, 0)!;
  expect([0, 400, 2000].map(now => waitOf(four, LIMIT, now))).toEqual([2000, 1600, 0]);
  expect(waitOf(four, LIMIT, 4 * 60_000)).toBe(0);
  expect(countedOnce(four, LIMIT, 10 * 60_000)).toEqual(countedOnce(undefined, LIMIT, 10 * 60_000));
});

test('a clock that was set back locks no caller out; two nodes may differ by seconds', () => {
  const many = countedTimes(20, 1_000_000)!;
  expect(waitOf(many, LIMIT, 1_000_000 - 3_600_000)).toBe(0);
  expect(waitOf(many, LIMIT, 1_000_000 - 5000)).toBe(10_000);
});
