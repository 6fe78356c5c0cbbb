import { expect, test } from 'vitest';
import {
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  courage,
  play,
  player,
  promptOf,
  refusal,
  see,
  shareAll,
  timeOut,
  viewOf,
} from '../../testing/index.ts';
import { NOBODY } from '../state.ts';

const D = { talent: 'kid' } as const;

test('CG-118 T-KID the Kid is offered targets only after the others are public; his bullet was chosen in stage 2', () => {
  const game = cashWith({ D });
  expect(asks(game)).toBe('ABCD bullet');
  bullets(game, { D: 'bang' });
  expect([asks(game), choicesOf(game, 'D'), promptOf(game, 'D')]).toEqual(['ABC aim', [], undefined]);
  play(game, 'A', 'aim:B');
  play(game, 'B', 'aim:C');
  expect(refusal(game, 'D', 'aim:A')).toBe('notWaitingForYou');
  play(game, 'C', 'aim:D');
  expect(viewOf(game, 'D').table.seats.map(({ target }) => target)).toEqual([1, 2, 3, NOBODY]);
  expect([asks(game), choicesOf(game, 'D')]).toEqual(['D kid', ['aim:A', 'aim:B', 'aim:C']]);
  expect(viewOf(game, 'D').own?.played).toBe('bang');
  play(game, 'D', 'aim:A');
  expect(see(game, 'spectator', 'kidAimed')).toEqual([{ kind: 'kidAimed', seat: 'D', target: 'A' }]);
});

test('T-KID he can be ordered like anyone', () => {
  const game = cashWith({ D });
  bullets(game);
  aims(game, { D: '>B' });
  play(game, 'A', 'order:D');
  expect(choicesOf(game, 'D')).toEqual(['aim:A', 'aim:C']);
});

test('T-KID a Kid who is Godfather aims last and may then order', () => {
  const game = cashWith({ godfather: 'D', D });
  bullets(game);
  aims(game);
  expect(asks(game)).toBe('D privilege');
});

test('AMB-42 a Kid who is too slow sits out; nobody but the clock may say so', () => {
  const game = cashWith({ D });
  bullets(game);
  aims(game, { D: '>slow' });
  expect(player(game, 'D')).toMatchObject({ down: 'satOut', loaded: false });
  const other = cashWith({ D });
  bullets(other);
  for (const letter of ['A', 'B', 'C'] as const) play(other, letter, 'aim:D');
  expect(refusal(other, 'D', 'tooSlow')).toBe('onlyTheClock');
  expect(timeOut(other, 'D', 'aim:B')).toBe('aim:B');
});

test('AMB-42 in the English reading he only has no target', () => {
  const game = cashWith({ D, options: { tooSlow: 'noTarget' } });
  bullets(game);
  aims(game, { D: '>slow' });
  expect(player(game, 'D')).toMatchObject({ down: '', target: NOBODY });
});

test('T-KID without a legal target he has none: his card is discarded face down, he stays in the round', () => {
  const game = cashWith({ D });
  bullets(game, { D: 'bang' });
  aims(game, { A: '>slow', B: '>slow', C: '>slow' });
  expect(asks(game)).toBe('D courage');
  expect(see(game, 'spectator', 'noTarget')).toEqual([{ kind: 'noTarget', seat: 'D' }]);
  courage(game);
  expect(player(game, 'D')).toMatchObject({ discarded: 1, down: '' });
  expect(shareAll(game)).toBe('DDDDDDDDD');
});
