import { goldenOf, playSoundGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { TABLES, tableName } from '../testing/tables.ts';
import { checkInvariants } from './invariants.ts';
import { liarsDice } from './rules.ts';

const tables = TABLES.map(table => [tableName(table), table] as const);

test.each(tables)(
  'L8 %s: random games end with one winner, keep every invariant and replay the same',
  (_name, options) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { table } = playSoundGame(liarsDice, options, seed, { clock: true, watchFrom: () => checkInvariants });
      expect(table.dice.filter(left => left > 0)).toHaveLength(1);
    }
  },
);

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

// These change only in a commit that means to change the rules, and then the version of the game is raised.
test('750 random games go as they always went', () => {
  const goldens = tables.map(([name, options]) => `${name}: ${goldenOf(liarsDice, options, seeds).slice(0, 16)}`);
  expect(goldens).toMatchInlineSnapshot(`
    [
      "2 players: 676dade21c57436b",
      "2 players, spotOn true, secondRoll true: 1390e95c8e4a6601",
      "2 players, wildOnes false, secondRoll true: c90d292688bad50b",
      "3 players: 4a021ee6194405c0",
      "3 players, spotOn true, secondRoll true: d1aac4fc6d19e7cf",
      "3 players, wildOnes false, secondRoll true: e12382951a892f3a",
      "4 players: 948a231cb800fc1b",
      "4 players, spotOn true, secondRoll true: a7d68b88a45f2f83",
      "4 players, wildOnes false, secondRoll true: b0a6412ac942b054",
      "5 players: 8bdfcadcdb37f2e5",
      "5 players, spotOn true, secondRoll true: c7e2344d87682ac9",
      "5 players, wildOnes false, secondRoll true: 88c8d3ca629b218f",
      "6 players: 7247ed5af01c6bc6",
      "6 players, spotOn true, secondRoll true: 00b6dd3c80fffc4f",
      "6 players, wildOnes false, secondRoll true: 3560c98cdd414fb1",
    ]
  `);
});
