import { expect, test } from 'vitest';
import { aims, bullets, cashWith, play, type Story, see, viewOf } from '../../testing/index.ts';

const atCourage = (): Story => {
  const game = cashWith();
  bullets(game);
  aims(game);
  play(game, 'A', 'pass');
  return game;
};

test('AMB-58 before the reveal no other player can tell who ducks', () => {
  const [one, other] = [atCourage(), atCourage()];
  play(one, 'B', 'duck');
  play(other, 'B', 'stand');
  expect(viewOf(one, 'A')).toEqual(viewOf(other, 'A'));
  expect(see(one, 'A')).toEqual(see(other, 'A'));
  expect(see(one, 'A').at(-1)).toEqual({ kind: 'courageChosen', seat: 'B' });
  expect([viewOf(one, 'B').own?.courage, viewOf(other, 'B').own?.courage]).toEqual(['duck', 'stand']);
});
