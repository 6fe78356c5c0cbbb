import { expect, test } from 'vitest';
import { readAsked, searchFor } from './wantedGame.ts';

const range = { least: 2, most: 5 };

test('without anything a form is shown', () => {
  expect(readAsked('', range)).toEqual({ kind: 'form' });
});

test('a game that is kept is named by its id', () => {
  expect(readAsked('saved=ab12&players=3', range)).toEqual({ kind: 'saved', id: 'ab12' });
});

test('what makes no sense is taken as missing', () => {
  const asked = readAsked('players=99&people=0&level=godlike&pace=never&seed=-3&options=[1', range);
  expect(asked).toEqual({
    kind: 'new',
    table: {
      players: 5,
      people: 1,
      names: [''],
      level: 'casual',
      pace: 'brisk',
      memoryAid: false,
      hints: true,
      seed: undefined,
      pack: undefined,
      options: { players: 5 },
    },
  });
});

test('everything can be asked for', () => {
  const options = encodeURIComponent('{"firstPlayer":1,"players":2}');
  const asked = readAsked(
    `players=3&people=2&names=Ania,Tomek&level=sharp&pace=instant&memory=on&hints=off&seed=7&pack=x&options=${options}`,
    range,
  );
  expect(asked).toEqual({
    kind: 'new',
    table: {
      players: 3,
      people: 2,
      names: ['Ania', 'Tomek'],
      level: 'strong', // as it is called now
      pace: 'instant',
      memoryAid: true,
      hints: false,
      seed: 7,
      pack: 'x',
      options: { firstPlayer: 1, players: 3 },
    },
  });
});

test('what a form asks for is read as it was meant', () => {
  const wish = {
    players: 4,
    people: 2,
    names: ['Ania', 'Tomek, Jr.'],
    level: 'expert',
    pace: 'party',
    memoryAid: true,
    hints: false,
    pack: 'own',
    options: { talents: true },
  } as const;
  expect(readAsked(searchFor(wish), range)).toMatchObject({
    kind: 'new',
    table: { ...wish, names: ['Ania', 'Tomek Jr.'], options: { talents: true, players: 4 } },
  });
});
