import { expect, test } from 'vitest';
import { chiSquare, chiSquareTail } from './chiSquare.ts';

test.each([
  [43.773, 30, 0.05],
  [59.703, 30, 0.001],
  [124.342, 100, 0.05],
  [149.449, 100, 0.001],
  [61.918, 100, 0.999],
  [99.334, 100, 0.5],
])('%d with %i degrees: as in the tables', (statistic, degrees, tail) => {
  expect(chiSquareTail(statistic, degrees)).toBeCloseTo(tail, 3);
});

test('expected counts give zero', () => {
  expect(chiSquare([5, 5, 5], 5)).toBe(0);
  expect(chiSquare([4, 6], 5)).toBeCloseTo(0.4);
});
