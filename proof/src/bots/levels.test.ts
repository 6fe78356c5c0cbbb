import { isLevel, LADDER, LEVELS, levelNamed, OFFERED_LEVELS, styleAt, thinkingTime, USUAL_LEVEL } from '@omerta/bots';
import { rungOf } from '@omerta/bots/levels';
import { GAME_IDS } from '@omerta/games';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';

test('five levels above random', () => {
  expect(LEVELS).toEqual(['random', ...LADDER]);
  expect(LADDER).toHaveLength(5);
});

test('names of earlier releases are understood', () => {
  expect(['easy', 'greedy', 'sharp'].every(isLevel)).toBe(true);
  expect([rungOf('easy'), rungOf('greedy'), rungOf('sharp')]).toEqual(['casual', 'casual', 'strong']);
  expect(['easy', 'greedy', 'sharp', 'expert', 'random'].map(levelNamed)).toEqual([
    'casual',
    'casual',
    'strong',
    'expert',
    'random',
  ]);
  expect([levelNamed('clever'), levelNamed('toString')]).toEqual([undefined, undefined]);
  expect(isLevel('clever')).toBe(false);
  expect(isLevel('toString')).toBe(false);
});

test('people choose among all levels, and start with an easy one', () => {
  expect(OFFERED_LEVELS).toEqual(LADDER);
  expect(LADDER.indexOf(USUAL_LEVEL)).toBeLessThan(LADDER.indexOf('regular'));
});

test.each(GAME_IDS)('%s: stronger levels may think longer, but none for more than a second', game => {
  const times = LADDER.map(level => thinkingTime(GAMES[game].bots, level));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...times)).toBeLessThanOrEqual(1_000);
  expect(Math.min(...times)).toBeGreaterThan(0); // no level answers at once
  expect(thinkingTime(GAMES[game].bots, 'sharp')).toBe(thinkingTime(GAMES[game].bots, 'strong'));
});

test('levels that search have many times the time they need, for slow devices', () => {
  expect(thinkingTime(GAMES.corleone.bots, 'regular')).toBeGreaterThanOrEqual(50);
});

test('a table with its seed has bots of several styles, and the same ones again', () => {
  const styles = Array.from({ length: 40 }, (_, seat) => styleAt('ab', seat));
  expect(new Set(styles).size).toBe(4);
  expect(Array.from({ length: 40 }, (_, seat) => styleAt('ab', seat))).toEqual(styles);
});
