import { expect, test } from 'vitest';
import { dealFactions, factionsBySeat, swapFaction } from './factions.ts';

const table = { field: 'clans', all: ['red', 'blue', 'green', 'gold'] };

test('seats have the factions of the options, else the first ones', () => {
  expect(factionsBySeat(table, { players: 2 }, 2)).toEqual(['red', 'blue']);
  expect(factionsBySeat(table, { players: 2, clans: ['gold', 'red'] }, 2)).toEqual(['gold', 'red']);
});

test('wishes are granted, the first seat first; the other seats get what is left', () => {
  expect(dealFactions(table.all, [undefined, 'red'], 3)).toEqual(['blue', 'red', 'green']);
  expect(dealFactions(table.all, ['gold', 'gold'], 3)).toEqual(['gold', 'red', 'blue']);
  expect(dealFactions(table.all, ['violet', 'blue', 'red', 'gold'], 2)).toEqual(['red', 'blue']);
});

test('a seat that takes the faction of another gives its own away', () => {
  expect(swapFaction(['red', 'blue', 'green'], 0, 'green')).toEqual(['green', 'blue', 'red']);
  expect(swapFaction(['red', 'blue'], 1, 'gold')).toEqual(['red', 'gold']);
});
