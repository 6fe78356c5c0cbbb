import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { tally } from './tally.ts';

const game = (places: number[], scores = places.map(place => 10 - place)) => ({ places, scores });
const blockOf = (block: number, ...games: Block['games']): Block => ({
  block,
  games,
  times: games.map(() => ({ 140: 10 })),
});
const SETTING = { game: 'corleone', seed: 1, table: ['sharp', 'easy'] };

test('the report adds up all blocks', () => {
  const sums = tally(SETTING);
  sums.add(blockOf(0, game([1, 2]), game([1, 1])));
  sums.add(blockOf(1, game([1, 2]), game([2, 1])));
  const { seats, ...rest } = sums.report();
  expect(rest).toEqual({ game: 'corleone', games: 4, blocks: 2, seed: 1 });
  expect(seats[0]).toMatchObject({ bot: 'sharp', wins: 2.5, share: 0.625, meanScore: 8.75 });
  expect(seats[1]).toMatchObject({ bot: 'easy', wins: 1.5, share: 0.375, meanScore: 8.5 });
  expect(seats[0]!.msPerDecisionP50).toBeCloseTo(0.927, 2);
  expect(seats[0]!.low).toBe(0); // two blocks prove next to nothing
  expect(seats[0]!.rating!.mu).toBeGreaterThan(seats[1]!.rating!.mu);
});

test('copies of one bot are not rated', () => {
  const sums = tally({ ...SETTING, table: ['easy', 'easy'] });
  sums.add(blockOf(0, game([1, 2]), game([2, 1])));
  expect(sums.report().seats.map(seat => 'rating' in seat)).toEqual([false, false]);
});

test('the test is about the first bot, all its copies together', () => {
  const won = game([1, 2, 3, 3]);
  const sums = tally({ ...SETTING, table: ['sharp', 'sharp', 'easy', 'easy'], until: { figure: 0.25, margin: 0.05 } });
  const verdicts = Array.from({ length: 12 }, (_, block) => {
    sums.add(blockOf(block, won, won, won, game([3, 3, 1, 2])));
    return sums.verdict;
  });
  expect(verdicts[0]).toBeUndefined();
  expect(verdicts.at(-1)).toBe('above'); // 37.5 % each
  expect(sums.report().test).toEqual({ figure: 0.25, margin: 0.05, verdict: 'above' });
});

test('an undecided test has no verdict', () => {
  const sums = tally({ ...SETTING, until: { figure: 0.5, margin: 0.02 } });
  sums.add(blockOf(0, game([1, 2]), game([2, 1])));
  expect(sums.report().test).toEqual({ figure: 0.5, margin: 0.02, verdict: 'undecided' });
});
