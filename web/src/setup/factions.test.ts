import { expect, test } from 'vitest';
import { factionOptions, withWish } from './factions.ts';

const clans = { field: 'clans', all: ['red', 'blue', 'green', 'gold'], Picture: () => null };

test('RN-29 the people at a device get what they wish for, the others what is left', () => {
  expect(factionOptions(clans, ['gold', ''], 3)).toEqual({ clans: ['gold', 'red', 'blue'] });
  expect(factionOptions(clans, ['', 'red'], 2)).toEqual({ clans: ['blue', 'red'] });
});

test('without a wish for this game the options stay as they are', () => {
  expect(factionOptions(clans, ['', ''], 3)).toEqual({});
  expect(factionOptions(clans, ['violet'], 3)).toEqual({});
  expect(factionOptions(undefined, ['gold'], 3)).toEqual({});
});

test('two seats never wish for the same', () => {
  expect(withWish(['gold'], 2, 'gold')).toEqual(['', '', 'gold']);
  expect(withWish(['gold', 'red'], 0, '')).toEqual(['', 'red']);
});
