import { below, type Random, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { intervalOf } from './interval.ts';
import { NO_MOMENTS, withNumber } from './moments.ts';

const momentsOf = (numbers: readonly number[]) => numbers.reduce(withNumber, NO_MOMENTS);

/** The share won in four games by a player who wins this many of 100; the deal decides half of them together. */
function block(random: Random, ofHundred: number): number {
  const won = () => (below(random, 100) < ofHundred ? 1 : 0);
  const together = won();
  return (won() + won() + 2 * together) / 4;
}

test('moments are those of the whole list', () => {
  const { count, mean, squares } = momentsOf([1, 2, 4, 9]);
  expect({ count, mean }).toEqual({ count: 4, mean: 4 });
  expect(squares).toBeCloseTo(9 + 4 + 0 + 25);
});

test.each([
  [10, 25],
  [30, 25],
  [200, 50],
])('of %i blocks, 95 intervals in 100 hold the true share of %i in 100', (blocks, ofHundred) => {
  const random = randomFrom(5);
  let held = 0;
  for (let trial = 0; trial < 2000; trial += 1) {
    const { low, high } = intervalOf(momentsOf(Array.from({ length: blocks }, () => block(random, ofHundred))));
    if (low <= ofHundred / 100 && ofHundred / 100 <= high) held += 1;
  }
  expect(held / 2000).toBeGreaterThan(0.92);
  expect(held / 2000).toBeLessThan(0.985);
});

test('an interval is as wide as the tables say', () => {
  const { low, high } = intervalOf(momentsOf([0.2, 0.3, 0.4])); // 0.3 ± 4.3027 × 0.1 / √3
  expect(high).toBeCloseTo(0.3 + 0.24842, 4);
  expect(low).toBeCloseTo(0.3 - 0.24842, 4);
  const forty = Array.from({ length: 41 }, (_, at) => (at % 2 === 0 ? 0.4 : 0.6));
  expect(intervalOf(momentsOf(forty)).high).toBeCloseTo(0.49756 + (2.0211 * 0.101212) / Math.sqrt(41), 4);
});

test('one block proves nothing; equal blocks prove a little', () => {
  expect(intervalOf(momentsOf([0.5]))).toEqual({ low: 0, high: 1 });
  expect(intervalOf(momentsOf([1, 1, 1, 1, 1]))).toEqual({ low: 0.025 ** 0.2, high: 1 });
  expect(intervalOf(momentsOf([0, 0, 0, 0, 0])).high).toBeCloseTo(1 - 0.025 ** 0.2);
});

test('copies of one bot have exactly their share', () => {
  expect(intervalOf(momentsOf([0.25, 0.25, 0.25]))).toEqual({ low: 0.25, high: 0.25 });
});
