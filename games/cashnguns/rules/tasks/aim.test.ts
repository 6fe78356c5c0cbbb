import { expect, test } from 'vitest';
import { bullets, cashWith, play, type Story, see, timeOut, viewOf } from '../../testing/index.ts';

/** Every card lies face down, and it is time to aim. */
const atAim = (): Story => {
  const game = cashWith();
  bullets(game);
  return game;
};

test('3b before the reveal nobody else learns who was too slow', () => {
  const [slow, quick] = [atAim(), atAim()];
  timeOut(slow, 'B');
  play(quick, 'B', 'aim:C');
  expect(viewOf(slow, 'C')).toEqual(viewOf(quick, 'C'));
  expect(see(slow, 'C')).toEqual(see(quick, 'C'));
});
