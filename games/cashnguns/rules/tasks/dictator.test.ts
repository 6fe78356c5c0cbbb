import { expect, test } from 'vitest';
import {
  asks,
  cashWith,
  choicesOf,
  type Given,
  lootOf,
  play,
  refusal,
  type Story,
  see,
  shares,
  take,
  timeOut,
} from '../../testing/index.ts';

const B = { talent: 'dictator' } as const;

/** It is C's turn: A and B have taken a 5,000 bill. */
const cTakes = (given: Given = {}): Story => {
  const game = cashWith({
    stage: 'sharing',
    table: ['bill5', 'bill5', 'bill5', 'bill10', 'bill20', 'diamond5', 'diamond5', 'clip'],
    B,
    ...given,
  });
  take(game, 'A bill5');
  play(game, 'B', 'pass');
  take(game, 'B bill5');
  return game;
};

test('CG-112 T-DIC AMB-41 C declares a diamond, B bans diamonds: C takes another type, and a diamond next turn', () => {
  const game = cTakes();
  take(game, 'C diamond5');
  expect(see(game, 'D', 'shareDeclared').at(-1)).toEqual({ kind: 'shareDeclared', seat: 'C', shares: ['diamond5'] });
  expect([asks(game), lootOf(game, 'C')]).toEqual(['B dictator', []]);
  expect(choicesOf(game, 'B')).toEqual(['ban:diamond', 'pass']);
  expect(refusal(game, 'B', 'ban:bill')).toBe('notDeclared');
  play(game, 'B', 'ban:diamond');
  expect(see(game, 'D', 'shareBanned')).toEqual([{ kind: 'shareBanned', seat: 'B', taker: 'C', type: 'diamond' }]);
  expect([asks(game), refusal(game, 'C', 'take:diamond5')]).toEqual(['C share', 'shareForbidden']);
  expect(choicesOf(game, 'C')).not.toContain('take:diamond5');
  take(game, 'C bill5', 'D bill10', 'A bill20', 'B godfather', 'C diamond5');
  expect(lootOf(game, 'C')).toEqual(['bill5', 'diamond5']);
});

test('T-DIC once a sharing, and only if she used it', () => {
  const game = cTakes();
  take(game, 'C diamond5');
  play(game, 'B', 'pass');
  expect(see(game, 'A', 'shareAllowed').at(-1)).toEqual({ kind: 'shareAllowed', seat: 'B', taker: 'C' });
  expect(lootOf(game, 'C')).toEqual(['diamond5']);
  take(game, 'D bill20');
  play(game, 'B', 'ban:bill');
  take(game, 'D godfather', 'A bill10');
  expect(asks(game)).toBe('B share');
});

test('T-DIC not on herself', () => {
  const game = cashWith({ stage: 'sharing', godfather: 'B', B });
  take(game, 'B bill20');
  expect(asks(game)).toBe('C share');
});

test('T-DIC AMB-52 not while she is down', () => {
  const game = cashWith({ stage: 'sharing', B: { ...B, down: 'ducked' } });
  take(game, 'A bill20');
  expect([asks(game), see(game, 'A', 'shareDeclared')]).toEqual(['C share', []]);
});

test('T-DIC whose time is up lets it pass', () => {
  const game = cTakes();
  take(game, 'C diamond5');
  expect(timeOut(game, 'B')).toBe('pass');
});

test('CG-114 T-DIC only a painting is left and B bans it: C takes nothing, B takes it, the sharing ends', () => {
  const game = cashWith({
    stage: 'sharing',
    godfather: 'C',
    table: ['painting'],
    token: false,
    A: { down: 'ducked' },
    B,
    D: { down: 'ducked' },
  });
  take(game, 'C painting');
  play(game, 'B', 'ban:painting');
  expect(see(game, 'spectator', 'nothingToTake')).toEqual([{ kind: 'nothingToTake', seat: 'C' }]);
  expect(asks(game)).toBe('B share');
  take(game, 'B painting');
  expect([lootOf(game, 'B'), lootOf(game, 'C')]).toEqual([['painting'], []]);
  expect(game.state.table.round).toBe(2);
});

test('T-DIC whoever takes nothing stays in the order', () => {
  const game = cashWith({
    stage: 'sharing',
    godfather: 'C',
    table: ['painting', 'painting'],
    token: false,
    A: { down: 'ducked' },
    B,
    D: { down: 'ducked' },
  });
  take(game, 'C painting');
  play(game, 'B', 'ban:painting');
  take(game, 'B painting', 'C painting');
  expect(lootOf(game, 'C')).toEqual(['painting']);
});

test('CG-117 AMB-41 a clip may be banned, unless the table says not', () => {
  const may = cTakes();
  take(may, 'C clip');
  expect(choicesOf(may, 'B')).toEqual(['ban:clip', 'pass']);
  play(may, 'B', 'ban:clip');
  expect(shares(may)).toContain('clip');
  const mayNot = cTakes({ options: { dictatorMayBanClip: false } });
  take(mayNot, 'C clip');
  expect(asks(mayNot)).toBe('D share');
  expect(mayNot.state.table.lootGone.clip).toBe(1);
});

test('CG-117 AMB-41 with a clip and a bill declared, only the bill may be banned there', () => {
  const game = cTakes({ C: { talent: 'greedy' }, options: { dictatorMayBanClip: false } });
  take(game, 'C clip+bill5');
  expect([choicesOf(game, 'B'), refusal(game, 'B', 'ban:clip')]).toEqual([['ban:bill', 'pass'], 'clipNotForbidden']);
});

test('CG-117 AMB-41 C declares 20,000 and B bans bills: 5,000 and 10,000 are forbidden too', () => {
  const game = cTakes();
  take(game, 'C bill20');
  play(game, 'B', 'ban:bill');
  for (const bill of ['bill5', 'bill10', 'bill20']) expect(refusal(game, 'C', `take:${bill}`)).toBe('shareForbidden');
  expect(choicesOf(game, 'C')).toEqual(['take:diamond5', 'take:clip', 'take:godfather']);
});

test.each([
  ['aid', 'aid'],
  ['godfather', 'godfather'],
  ['painting', 'painting'],
])('T-DIC %s may be banned', (share, type) => {
  const game = cashWith({ stage: 'sharing', table: ['aid', 'painting', 'bill5'], B });
  take(game, `A ${share}`);
  play(game, 'B', `ban:${type}`);
  expect(refusal(game, 'A', `take:${share}`)).toBe('shareForbidden');
});
