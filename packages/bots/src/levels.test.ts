import { expect, test } from 'vitest';
import { isLevel, LADDER, LEVELS } from './index.ts';
import { rungOf } from './levels.ts';

test('five rungs above anything at random', () => {
  expect(LEVELS).toEqual(['random', ...LADDER]);
  expect(LADDER).toHaveLength(5);
});

test('names of earlier releases are understood', () => {
  expect(['easy', 'greedy', 'sharp'].every(isLevel)).toBe(true);
  expect([rungOf('easy'), rungOf('greedy'), rungOf('sharp')]).toEqual(['casual', 'casual', 'strong']);
  expect(isLevel('clever')).toBe(false);
  expect(isLevel('toString')).toBe(false);
});
