import { expect, test } from 'vitest';
import { isBetOpen } from './ghostBet.ts';

test('ghosts bet until the end of round 5', () => {
  expect(isBetOpen({ round: 5, stage: 'sharing' })).toBe(true);
  expect(isBetOpen({ round: 6, stage: 'loot' })).toBe(false);
});

test('a game that is over before takes no more bets', () => {
  expect(isBetOpen({ round: 3, stage: 'over' })).toBe(false);
});
