// Levels up to regular beat the one below, and so does strong in Ca$h 'n Guns: one of it among others, in another seat
// every time. The deals are fixed and few. Corleone's strong and expert in both games are shown by docs/ladder only.

import type { Level } from '@omerta/bots';
import type { GameId } from '@omerta/games';
import { expect, test } from 'vitest';
import { played } from './played.ts';

function victories(game: GameId, one: Level, others: Level, players: number, games: number): number {
  const places = Array.from({ length: games }, (_, seed) => {
    const seats = Array<Level>(players)
      .fill(others)
      .with(seed % players, one);
    return played(game, seats, { seed, iterations: 8 }).outcome.places[seed % players];
  });
  return places.filter(place => place === 1).length;
}

test('novice beats random', () => {
  expect(victories('corleone', 'novice', 'random', 3, 6)).toBeGreaterThanOrEqual(5); // by chance: 2
  expect(victories('cashnguns', 'novice', 'random', 4, 48)).toBeGreaterThanOrEqual(24); // by chance: 12
});

test('casual beats novice', () => {
  expect(victories('corleone', 'casual', 'novice', 4, 12)).toBeGreaterThanOrEqual(6); // by chance: 3
  expect(victories('cashnguns', 'casual', 'novice', 4, 48)).toBeGreaterThanOrEqual(24); // by chance: 12
});

test('regular beats casual', () => {
  expect(victories('corleone', 'regular', 'casual', 3, 3)).toBeGreaterThanOrEqual(2); // by chance: 1
  expect(victories('cashnguns', 'regular', 'casual', 4, 48)).toBeGreaterThanOrEqual(24); // by chance: 12
});

test('strong beats regular', () => {
  expect(victories('cashnguns', 'strong', 'regular', 4, 12)).toBeGreaterThanOrEqual(4); // by chance: 3
});
