import { expect, test } from 'vitest';
import { problemOfOutcome } from './claimedOutcome.ts';
import type { GameRecord } from './record.ts';

const record: GameRecord = { game: 'pig', version: 1, pack: '', options: { players: 2 }, seed: 1, choices: [] };
const fairDeal = { match: 'm1', commitment: '', secret: '', entropies: [] };
const outcome = { scores: [3, 5], places: [2, 1] };

test('the outcome of the last state is right', () => {
  expect(problemOfOutcome(record, { places: [2, 1], scores: [3, 5] }, outcome)).toBeUndefined();
});

test('another outcome, or one of a game that is not over, is wrong', () => {
  expect(problemOfOutcome(record, { ...outcome, scores: [3, 6] }, outcome)).toBe('other');
  expect(problemOfOutcome(record, outcome, undefined)).toBe('early');
});

test('a finished game with a fair deal must have its outcome', () => {
  expect(problemOfOutcome({ ...record, fairDeal }, undefined, outcome)).toBe('missing');
  expect(problemOfOutcome({ ...record, fairDeal }, undefined, undefined)).toBeUndefined(); // called off
  expect(problemOfOutcome(record, undefined, outcome)).toBeUndefined(); // a bare record has no place for it
});
