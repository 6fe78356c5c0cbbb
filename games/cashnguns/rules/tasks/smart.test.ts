import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  choicesOf,
  handOf,
  pile,
  play,
  player,
  refusal,
  see,
  timeOut,
  viewOf,
} from '../../testing/index.ts';

const A = { talent: 'smart' } as const;

test('T-SMA AMB-45 his target ducked: he takes the card back and discards any one, face down, also of the same type', () => {
  const game = afterRound({ A }, { A: 'bang>B', B: 'duck' });
  expect([asks(game), choicesOf(game, 'A')]).toEqual(['A smart', ['discard:click', 'discard:bang']]);
  play(game, 'A', 'discard:click');
  expect([handOf(game, 'A'), player(game, 'A').bullets]).toEqual([{ click: 4, bang: 3 }, 7]);
  expect(see(game, 'B', 'bulletTakenBack', 'bulletDiscarded').slice(0, 2)).toEqual([
    { kind: 'bulletTakenBack', seat: 'A' },
    { kind: 'bulletDiscarded', seat: 'A', bullet: undefined },
  ]);
  const same = afterRound({ A }, { A: 'bang>B', B: 'duck' });
  play(same, 'A', 'discard:bang');
  expect(handOf(same, 'A')).toEqual({ click: 5, bang: 2 });
  for (const viewer of ['B', 'C', 'spectator'] as const) expect(viewOf(game, viewer)).toEqual(viewOf(same, viewer));
});

test('CG-126 T-SMA AMB-45 the Smart and his target both duck: he still exchanges', () => {
  const game = afterRound({ A }, { A: 'bang>B duck', B: 'duck' });
  expect(asks(game)).toBe('A smart');
  play(game, 'A', 'discard:click');
  expect(handOf(game, 'A')).toEqual({ click: 4, bang: 3 });
});

test('CG-126 T-SMA his target stands: the card is fired, or discarded if he ducked', () => {
  const fired = afterRound({ A }, { A: 'bang>B' });
  expect([asks(fired), pile(fired).up]).toEqual(['A share', [3, 1]]);
  const ducked = afterRound({ A }, { A: 'bang>B duck' });
  expect(asks(ducked)).toBe('B share');
  expect(see(ducked, 'A', 'bulletDiscarded')).toContainEqual({ kind: 'bulletDiscarded', seat: 'A', bullet: 'bang' });
});

test('AMB-12 AMB-05 T-SMA a target that sits out counts as lying down, one that is shot does not', () => {
  expect(asks(afterRound({ A }, { A: 'bang>B', B: 'click>slow' }))).toBe('A smart');
  expect(asks(afterRound({ A }, { A: 'bang>B', C: 'bang>B' }))).toBe('A share');
});

test('AMB-04 a Smart who sits out gains nothing', () => {
  expect(asks(afterRound({ A }, { A: 'bang>slow', B: 'duck' }))).toBe('C share');
});

test('CG-127 T-SMA in round 8 he gets his only card back and must discard it: no change', () => {
  const game = afterRound({ round: 8, A: { ...A, hand: { bang: 1 } } }, { A: 'bang>B', B: 'duck' });
  expect(asks(game)).toBe('A share');
  expect(handOf(game, 'A')).toEqual({ click: 0, bang: 0 });
  expect(pile(game).down).toEqual([1, 1]);
});

test('T-SMA whose time is up discards a Click if there is one, also the card taken back', () => {
  const game = afterRound({ round: 6, A: { ...A, hand: { click: 1, bang: 2 } } }, { A: 'click>B', B: 'duck' });
  expect(handOf(game, 'A')).toEqual({ click: 0, bang: 2 });
  expect(timeOut(game, 'A')).toBe('discard:click');
  const bangs = afterRound({ round: 6, A: { ...A, hand: { bang: 3 } } }, { A: 'bang>B', B: 'duck' });
  expect([refusal(bangs, 'A', 'discard:click'), timeOut(bangs, 'A')]).toEqual(['noSuchBullet', 'discard:bang']);
});
