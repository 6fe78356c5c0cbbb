import { PACES } from '@omerta/protocol';
import { expect, test } from 'vitest';
import { botPause } from './pause.ts';

test.each([
  ['party', 1_200, 2_400],
  ['brisk', 500, 900],
  ['instant', 0, 0],
] as const)('at pace %s a bot pauses from %i to %i milliseconds', (pace, least, most) => {
  const pauses = Array.from({ length: 300 }, () => botPause(pace));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
  expect(new Set(pauses).size > 1).toBe(least !== most);
});

test('every pace has its pause', () => {
  expect(PACES.map(botPause).every(Number.isFinite)).toBe(true);
});
