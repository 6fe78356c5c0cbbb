import { expect, test } from 'vitest';
import { bullets, cashWith, play, type Story, see, timeOut, viewOf } from '../../testing/index.ts';

/** All bullet cards are chosen, and the players aim. */
const atAim = (): Story => {
  const game = cashWith();
  bullets(game);
  return game;
};

test('3b before the reveal the other players do not learn who was too slow', () => {
  const [slow, quick] = [atAim(), atAim()];
  timeOut(slow, 'B');
  play(quick, 'B', 'aim:C');
  expect(viewOf(slow, 'C')).toEqual(viewOf(quick, 'C'));
  expect(see(slow, 'C')).toEqual(see(quick, 'C'));
});
