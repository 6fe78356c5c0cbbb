import { expect, test } from 'vitest';
import { accuracyOf, flagFor, gameAccuracy, isClear } from './flags.ts';

test('4, 8 and 15 points are flagged at a table of four', () => {
  expect([0.039, 0.04, 0.08, 0.15].map(loss => flagFor(loss, 0, 4))).toEqual([
    undefined,
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
});

test('limits are in proportion to par', () => {
  expect(flagFor(0.04, 0, 2)).toBeUndefined();
  expect(flagFor(0.08, 0, 2)).toBe('inaccuracy');
  expect(flagFor(0.04, 0, 8)).toBe('mistake');
});

test('nothing is flagged within three standard errors', () => {
  expect(flagFor(0.2, 0.07, 4)).toBeUndefined();
  expect(flagFor(0.2, 0.06, 4)).toBe('blunder');
});

test('a loss is clear once its error bar crosses no limit', () => {
  expect(isClear(0.01, 0.005, 4)).toBe(true);
  expect(isClear(0.035, 0.005, 4)).toBe(false);
  expect(isClear(0.5, 0.05, 4)).toBe(true);
});

test('accuracy falls with the loss, from 100 to 0', () => {
  expect(accuracyOf(0, 4)).toBe(100);
  expect(accuracyOf(0.1, 4)).toBeCloseTo(64.6, 1);
  expect(accuracyOf(1, 4)).toBe(0);
  expect(accuracyOf(0.1, 8)).toBeLessThan(accuracyOf(0.1, 4));
  expect(gameAccuracy([], [])).toBeUndefined();
  expect(gameAccuracy([100, 50], [0.1, 0.1])!).toBeCloseTo((75 + 2 / (1 / 100 + 1 / 50)) / 2);
});
