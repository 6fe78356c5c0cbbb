import { goldenOf } from '@omerta/testing';
import { expect, test } from 'vitest';
import { playSoundGame } from '../testing/soundGame.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { cashnguns } from './rules.ts';

const tables = TABLES.map(table => [tableName(table), table] as const);
const GAMES_WITH_TALENTS = 80; // at three tables for each number of players; R17 plays the thousands
const GAMES_WITHOUT = 40;

// I1, I2, I3, I4, I5, I6, I7 and I8.
test.each(tables)(
  'CG-150 %s: random games have no dead end, keep every invariant, end within 8 rounds and replay the same',
  (_name, options) => {
    const games = options.talents === true ? GAMES_WITH_TALENTS : GAMES_WITHOUT;
    for (let seed = 1; seed <= games; seed += 1) {
      const { table } = playSoundGame(options, seed);
      expect(table.stage).toBe('over');
      expect(table.round).toBeLessThanOrEqual(8);
    }
  },
);

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

// These change only in a commit that means to change the rules, and then the version of the game is raised.
test('1,000 random games go as they always went', () => {
  const goldens = tables.map(([name, options]) => `${name}: ${goldenOf(cashnguns, options, seeds).slice(0, 16)}`);
  expect(goldens).toMatchInlineSnapshot(`
    [
      "4 players: 2f577f93b54f4a15",
      "4 players, talents: 3e2525963da6be04",
      "4 players, talents, talentDeal two, tooSlow noTarget, noTakers discard: cb680114b2287bb5",
      "4 players, talents, lootVisibility open, dictatorMayBanClip false, firstGodfather 3: 962954bd6a958f82",
      "5 players: 1fb0ee0241d3c633",
      "5 players, talents: 2f03518ab5c27890",
      "5 players, talents, talentDeal two, tooSlow noTarget, noTakers discard: a5c50947ce5d9ca8",
      "5 players, talents, lootVisibility open, dictatorMayBanClip false, firstGodfather 4: 7325322bd174d5d4",
      "6 players: c37f24dec6e18d05",
      "6 players, talents: 937625d1f78359f4",
      "6 players, talents, talentDeal two, tooSlow noTarget, noTakers discard: 7366269147bf8655",
      "6 players, talents, lootVisibility open, dictatorMayBanClip false, firstGodfather 5: 063da70ab76e3f11",
      "7 players: f57b59783ce59c78",
      "7 players, talents: 4f6c321eead1d106",
      "7 players, talents, talentDeal two, tooSlow noTarget, noTakers discard: 89e6b7f8616fdff1",
      "7 players, talents, lootVisibility open, dictatorMayBanClip false, firstGodfather 6: 089f19f1369c0c76",
      "8 players: b5bfa73c1d8f2a73",
      "8 players, talents: 10cd8662b0a8668b",
      "8 players, talents, talentDeal two, tooSlow noTarget, noTakers discard: ca28f31a5c86588e",
      "8 players, talents, lootVisibility open, dictatorMayBanClip false, firstGodfather 7: 8add9174feb0100a",
    ]
  `);
});
