import { expect, test } from 'vitest';
import { pauseBefore } from './retries.ts';

test('a page reconnects after about 1, 2, 4, 8 and 8 seconds', () => {
  expect([1, 2, 3, 4, 5].map(attempt => pauseBefore(attempt, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
});

test('pages do not all reconnect at the same moment', () => {
  expect([0, 0.25, 1].map(chance => pauseBefore(1, chance))).toEqual([500, 750, 1_500]);
  expect([0, 0.25, 1].map(chance => pauseBefore(9, chance))).toEqual([4_000, 6_000, 12_000]);
});
