// Every level beats the one below it: one of it among others, in another seat every time. The deals are fixed.
import { expect, test } from 'vitest';
import { played } from '../testing/played.ts';
import type { BotGame, Level } from './index.ts';

function victories(game: BotGame, one: Level, others: Level, players: number, games: number): number {
  const places = Array.from({ length: games }, (_, seed) => {
    const seats = Array<Level>(players)
      .fill(others)
      .with(seed % players, one);
    return played(game, seats, { seed, iterations: 24 }).outcome.places[seed % players];
  });
  return places.filter(place => place === 1).length;
}

test('easy beats random', () => {
  expect(victories('corleone', 'easy', 'random', 3, 6)).toBeGreaterThanOrEqual(5); // by chance: 2
  expect(victories('cashnguns', 'easy', 'random', 6, 48)).toBeGreaterThanOrEqual(32); // by chance: 8
});

test('sharp beats easy', () => {
  expect(victories('corleone', 'sharp', 'easy', 3, 3)).toBe(3); // by chance: 1
  expect(victories('cashnguns', 'sharp', 'easy', 4, 24)).toBeGreaterThanOrEqual(10); // by chance: 6
});
