import { PACES } from '@omerta/protocol';
import { expect, test } from 'vitest';
import { botPause } from './botPause.ts';

test.each([
  ['party', 0, 1_200, 2_400],
  ['brisk', 0, 500, 900],
  ['instant', 0, 0, 0],
  ['party', 1_500, 1_500, 2_400],
  ['brisk', 1_000, 1_000, 1_000],
  ['instant', 250, 250, 250],
] as const)('at pace %s a bot that may think for %i pauses from %i to %i milliseconds', (pace, time, least, most) => {
  const pauses = Array.from({ length: 300 }, () => botPause(pace, time));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
  expect(new Set(pauses).size > 1).toBe(least !== most);
});

test('every pace has its range of pauses', () => {
  expect(PACES.map(pace => botPause(pace, 0)).every(Number.isFinite)).toBe(true);
});
