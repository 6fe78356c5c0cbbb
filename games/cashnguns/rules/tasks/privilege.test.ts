import { expect, test } from 'vitest';
import { aims, bullets, cashWith, play, player, type Story, timeOut } from '../../testing/index.ts';

/** The Godfather has ordered B to change target. */
const ordered = (): Story => {
  const game = cashWith();
  bullets(game);
  aims(game, { A: '>C', B: '>C', C: '>D', D: '>A' });
  play(game, 'A', 'order:B');
  return game;
};

test('CG-025 4b an ordered player whose time runs out gets a random new target, never the old one', () => {
  const picked = Array.from({ length: 40 }, (_, seed) => timeOut(ordered(), 'B', undefined, seed));
  expect([...new Set(picked)].toSorted()).toEqual(['aim:A', 'aim:D']);
  const again = ordered();
  expect(timeOut(again, 'B', undefined, 0)).toBe(picked[0]);
  expect(player(again, 'B').target).not.toBe(2);
});
