import { expect, test } from 'vitest';
import { upperBound } from './bound.ts';

test('none in n: three in n', () => {
  expect(upperBound(0, 1_000)).toBe(0.003);
  expect(upperBound(0, 2)).toBe(1);
  expect(upperBound(0, 0)).toBe(1);
});

test.each([
  [1, 10, 0.3942],
  [1, 100, 0.0466],
  [5, 100, 0.1023],
  [10, 1_000, 0.0169],
  [50, 100, 0.5863],
  [3, 1_000_000, 7.754e-6],
])('%i in %i: as Clopper and Pearson have it', (failures, trials, bound) => {
  expect(upperBound(failures, trials) / bound).toBeCloseTo(1, 2);
});

test('all in n: anything', () => {
  expect(upperBound(7, 7)).toBe(1);
});
