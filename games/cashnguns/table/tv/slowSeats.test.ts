import { aims, bullets, cashWith, play, viewOf } from '@omerta/cashnguns/testing';
import { expect, test } from 'vitest';
import { readyBy } from '../show/readyBy.ts';
import { slowSeats, whatThen } from './slowSeats.ts';

const slowIn = (game: Parameters<typeof viewOf>[0]) => {
  const { table } = viewOf(game, 'spectator');
  return { slow: slowSeats(table, readyBy(table)), then: whatThen(table) };
};

test('called out are those whose tick has not turned, and it is said what becomes of them', () => {
  const game = cashWith();
  play(game, 'B', 'click');
  expect(slowIn(game)).toEqual({ slow: [0, 2, 3], then: 'slow.bullets' });
});

test('a Click and a Bang are called out alike', () => {
  const [click, bang] = ['click', 'bang'].map(bullet => {
    const game = cashWith();
    play(game, 'B', bullet);
    return slowIn(game);
  });
  expect(bang).toEqual(click);
});

test('at questions to one player alone nobody is called out', () => {
  const game = cashWith();
  bullets(game);
  aims(game);
  expect(slowIn(game)).toEqual({ slow: [], then: undefined });
});
