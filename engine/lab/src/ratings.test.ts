import { below, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { rateGames } from './ratings.ts';

test('a player who wins more often is rated higher, and ratings become more certain', () => {
  const ratings = rateGames(3);
  const random = randomFrom(3);
  for (let game = 0; game < 300; game += 1) ratings.add(below(random, 10) < 7 ? [1, 2, 3] : [2, 3, 1]);
  const [first, second, third] = ratings.players;
  expect(first!.mu).toBeGreaterThan(second!.mu);
  expect(first!.mu).toBeGreaterThan(third!.mu);
  expect(first!.sigma).toBeLessThan(3);
  expect(first!.ordinal).toBeCloseTo(first!.mu - 3 * first!.sigma);
});

test('draws leave equal players equal', () => {
  const ratings = rateGames(4);
  ratings.add([1, 1, 1, 1]);
  expect(new Set(ratings.players.map(({ mu }) => mu.toFixed(6))).size).toBe(1);
});
