import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  cashWith,
  choicesOf,
  type Given,
  handOf,
  pile,
  play,
  see,
  take,
  timeOut,
} from '../../testing/index.ts';

const D = { talent: 'goodFriend', down: 'ducked' } as const;
const given: Given = { stage: 'sharing', godfather: 'B', round: 2, table: ['clip', 'bill5'] };
const six = { click: 4, bang: 2 };

test('CG-138 T-FRI AMB-49 two Bangs in the pile: B exchanges, then D, who ducked; hands keep their size, no Bang is left', () => {
  const game = cashWith({ ...given, faceUp: { bang: 1 }, C: { discarded: { bang: 1 } }, D: { ...D, hand: six } });
  const b = { ...handOf(game, 'B') };
  take(game, 'B clip');
  expect(asks(game)).toBe('B reload');
  play(game, 'B', 'discard:click');
  expect(asks(game)).toBe('D reload');
  expect(see(game, 'A', 'friendReloaded')).toEqual([{ kind: 'friendReloaded', seat: 'D' }]);
  play(game, 'D', 'discard:click');
  expect(handOf(game, 'B')).toEqual({ click: b.click - 1, bang: b.bang + 1 });
  expect(handOf(game, 'D')).toEqual({ click: 3, bang: 3 });
  expect(pile(game)).toEqual({ up: [0, 0], down: [2, 0] });
  expect(asks(game)).toBe('C share');
});

test('CG-139 T-FRI one Bang in the pile: B gets it, D nothing', () => {
  const game = cashWith({ ...given, faceUp: { bang: 1 }, D: { ...D, hand: six } });
  take(game, 'B clip');
  play(game, 'B', 'discard:click');
  expect([asks(game), handOf(game, 'D')]).toEqual(['C share', six]);
  expect(see(game, 'A', 'friendReloaded')).toEqual([]);
});

test('CG-139 T-FRI if B had only Bangs and discards one, D gets that one', () => {
  const game = cashWith({ ...given, faceUp: { bang: 1 }, B: { hand: { bang: 6 } }, D: { ...D, hand: six } });
  take(game, 'B clip');
  play(game, 'B', 'discard:bang');
  expect(asks(game)).toBe('D reload');
  play(game, 'D', 'discard:click');
  expect([handOf(game, 'D'), pile(game)]).toEqual([
    { click: 3, bang: 3 },
    { up: [0, 0], down: [1, 0] },
  ]);
});

test('T-FRI not by her own clip: she uses it once', () => {
  const game = cashWith({ ...given, godfather: 'D', faceUp: { bang: 3 }, D: { talent: 'goodFriend', hand: six } });
  take(game, 'D clip');
  play(game, 'D', 'discard:click');
  expect([asks(game), pile(game).up]).toEqual(['A share', [0, 2]]);
  expect(see(game, 'A', 'friendReloaded')).toEqual([]);
});

test('T-FRI AMB-52 alive, but present or not', () => {
  const wounded = cashWith({ ...given, faceUp: { bang: 2 }, D: { ...D, down: 'wounded', wounds: 1 } });
  take(wounded, 'B clip');
  play(wounded, 'B', 'discard:click');
  expect(asks(wounded)).toBe('D reload');
  const dead = cashWith({ ...given, faceUp: { bang: 2 }, D: { talent: 'goodFriend', alive: false } });
  take(dead, 'B clip');
  play(dead, 'B', 'discard:click');
  expect(asks(dead)).toBe('C share');
});

test('T-FRI whose time is up discards a Click', () => {
  const game = cashWith({ ...given, faceUp: { bang: 2 }, D });
  take(game, 'B clip');
  timeOut(game, 'B');
  expect([choicesOf(game, 'D')[0], timeOut(game, 'D')]).toEqual(['discard:click', 'discard:click']);
});

test('V6 a Bang fired in this very round can come back by a clip', () => {
  const game = afterRound({ table: ['clip', 'bill5'] }, { B: 'bang>C' });
  take(game, 'A clip');
  expect([asks(game), pile(game).up]).toEqual(['A reload', [3, 0]]);
});
