import { expect, test } from 'vitest';
import { addressOfAgain } from './again.ts';
import { localInfo } from './localInfo.ts';
import type { SavedGame } from './savedGame.ts';
import { readAsked } from './wantedGame.ts';

const saved: SavedGame = {
  id: 'ab12',
  game: 'corleone',
  start: { kind: 'deal', options: { players: 3, firstPlayer: 1 }, seed: 7 },
  seats: [{ name: 'Ania' }, { name: 'Tomek' }, { name: 'Vito', level: 'expert' }],
  pace: 'party',
  memoryAid: true,
  hints: false,
  packHash: 'f00d',
  startedAt: 0,
  playedAt: 0,
  played: [],
};

const askedAgain = (hasOwnPack: boolean) => {
  const [path, search = ''] = addressOfAgain(localInfo(saved, 0, false), hasOwnPack).split('?');
  expect(path).toBe('/practice/corleone');
  return readAsked(search, { least: 2, most: 5 });
};

test('another game like the last has its seats, its rules and its aids, and other cards', () => {
  expect(askedAgain(false)).toEqual({
    kind: 'new',
    table: {
      players: 3,
      people: 2,
      names: ['Ania', 'Tomek'],
      level: 'expert',
      pace: 'party',
      memoryAid: true,
      hints: false,
      seed: undefined,
      pack: undefined,
      options: { players: 3, firstPlayer: 1 },
    },
  });
});

test('its own pack is found in the game before', () => {
  expect(askedAgain(true)).toMatchObject({ table: { pack: 'ab12' } });
});

test('two games later the address is another', () => {
  const [first, second] = ['ab12', 'cd34'].map(id => addressOfAgain(localInfo({ ...saved, id }, 0, false), false));
  expect(first).not.toBe(second);
});
