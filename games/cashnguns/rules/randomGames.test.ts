import { type Rules, rulesOfVersion } from '@omerta/kernel';
import { goldenOf } from '@omerta/testing';
import { expect, test } from 'vitest';
import { playSoundGame } from '../testing/soundGame.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import type { Options } from './options.ts';
import { type CashNGuns, cashnguns } from './rules.ts';

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
  expect(goldensOf(cashnguns, TABLES)).toMatchInlineSnapshot(`
    [
      "4 players: 0a66c2dd17fc7276",
      "4 players, talents: 7fe60dcfcbfbefc9",
      "4 players, talents, talentDeal two, tooSlow noTarget, noTakers discard, tieBreak suffered: 66d5117d23440778",
      "4 players, talents, lootVisibility open, dictatorMayBanClip, dictatorSpares bills, firstGodfather 3: dc0892d7276dab72",
      "5 players: 461056edc5afe018",
      "5 players, talents: 1f815a9f03b390ea",
      "5 players, talents, talentDeal two, tooSlow noTarget, noTakers discard, tieBreak suffered: 36c877d3156fea8d",
      "5 players, talents, lootVisibility open, dictatorMayBanClip, dictatorSpares bills, firstGodfather 4: dde56b5624a76bd8",
      "6 players: 3e9035469bfa7ff1",
      "6 players, talents: ccd88de4a4352628",
      "6 players, talents, talentDeal two, tooSlow noTarget, noTakers discard, tieBreak suffered: 01f5dad146fb1177",
      "6 players, talents, lootVisibility open, dictatorMayBanClip, dictatorSpares bills, firstGodfather 5: f16c3f7261f9b5ca",
      "7 players: aa38be0e8865a4f0",
      "7 players, talents: c769455e939487dd",
      "7 players, talents, talentDeal two, tooSlow noTarget, noTakers discard, tieBreak suffered: bcd105205e56ad4f",
      "7 players, talents, lootVisibility open, dictatorMayBanClip, dictatorSpares bills, firstGodfather 6: ef9769495526eaa6",
      "8 players: 321b66e275508d70",
      "8 players, talents: 5e3f6163acf4e4bb",
      "8 players, talents, talentDeal two, tooSlow noTarget, noTakers discard, tieBreak suffered: 958b04df8860f0d4",
      "8 players, talents, lootVisibility open, dictatorMayBanClip, dictatorSpares bills, firstGodfather 7: ab2185aab7d913d9",
    ]
  `);
});

test('games of version 1 go as they went when it was the only one', () => {
  const tables = [4, 5, 6, 7, 8].flatMap((players): Options[] => [
    { players },
    { players, talents: true },
    { players, talents: true, talentDeal: 'two', tooSlow: 'noTarget', noTakers: 'discard' },
    { players, talents: true, lootVisibility: 'open', dictatorMayBanClip: false, firstGodfather: players - 1 },
  ]);
  expect(goldensOf(rulesOfVersion(cashnguns, 1)!, tables)).toMatchInlineSnapshot(`
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

const goldensOf = (rules: Rules<CashNGuns>, tables: readonly Options[]): string[] =>
  tables.map(options => `${tableName(options)}: ${goldenOf(rules, options, seeds).slice(0, 16)}`);
