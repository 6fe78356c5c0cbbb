import { expect, test } from 'vitest';
import { blocksFor, byPlayer, dealOf, seatingsOf } from './schedule.ts';

test('the table rotates until each player has sat in each seat', () => {
  expect(seatingsOf(3)).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
  for (const players of [2, 4, 5, 8]) {
    const seatings = seatingsOf(players);
    const everybody = Array.from({ length: players }, (_, player) => player);
    for (const seat of everybody) expect(seatings.map(seating => seating[seat]!).sort()).toEqual(everybody);
  }
});

test('values by seat become values by player', () => {
  expect(byPlayer([2, 0, 1], ['seat A', 'seat B', 'seat C'])).toEqual(['seat B', 'seat C', 'seat A']);
});

test('blocks are whole, and each has a deal of its own', () => {
  expect([blocksFor(8, 4), blocksFor(9, 4), blocksFor(1, 5)]).toEqual([2, 3, 1]);
  expect([dealOf(7, 0), dealOf(7, 3)]).toEqual([7, 10]);
});
