import { expect, test } from 'vitest';
import { type EveningGame, lastEvening, scoreOf } from './score.ts';

const HOUR = 3_600_000;

/** "Ola 1, Bot 2*": the places of a game; a star is a bot. */
const game = (at: number, places: string): EveningGame => ({
  match: `m${at}`,
  game: 'cashnguns',
  at: at * HOUR,
  results: places.split(', ').map(each => {
    const [name = '', place = ''] = each.split(' ');
    return { name, place: Number.parseInt(place, 10), isBot: place.endsWith('*') };
  }),
});

test('a point for every rival beaten; bots are rivals, and have no line', () => {
  const lines = scoreOf([game(1, 'Ola 1, Bo 2, Cem 4, Rex 3*'), game(2, 'Ola 2, Bo 1, Cem 3')]);
  expect(lines).toEqual([
    { name: 'Ola', place: 1, points: 4, wins: 1, games: [3, 1] },
    { name: 'Bo', place: 1, points: 4, wins: 1, games: [2, 2] },
    { name: 'Cem', place: 3, points: 0, wins: 0, games: [0, 0] },
  ]);
});

test('ties share the higher place, and a game that was not played has no points', () => {
  const lines = scoreOf([game(1, 'Ola 1, Bo 1, Cem 3'), game(2, 'Ola 2, Bo 1')]);
  expect(lines.map(({ name, games }) => [name, ...games])).toEqual([
    ['Bo', 2, 1],
    ['Ola', 2, 0],
    ['Cem', 0, undefined],
  ]);
});

test('nobody wins a game that all have lost', () => {
  expect(scoreOf([game(1, 'Ola 2, Bo 3')]).map(({ points, wins }) => [points, wins])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('an evening has no long pause, and keeps some of its people', () => {
  const games = [
    game(1, 'Ola 1, Bo 2'),
    game(20, 'Ola 1, Bo 2'),
    game(21, 'Ola 1, Cem 2'),
    game(22, 'Cem 1, Ola 2, Bo 3'),
  ];
  expect(lastEvening(games).map(({ at }) => at / HOUR)).toEqual([20, 21, 22]);
  expect(lastEvening([...games, game(23, 'Eva 1, Jan 2')]).map(({ at }) => at / HOUR)).toEqual([23]);
});
