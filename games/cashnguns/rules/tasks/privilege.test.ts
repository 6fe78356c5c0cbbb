import { expect, test } from 'vitest';
import {
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  courage,
  type Given,
  type Plans,
  play,
  player,
  refusal,
  type Story,
  see,
  timeOut,
} from '../../testing/index.ts';

/** All aim; it is the Godfather's turn to order. */
const atPrivilege = (plans: Plans, given: Given = {}): Story => {
  const game = cashWith(given);
  bullets(game);
  aims(game, plans);
  return game;
};

const targets = ({ state }: Story) => state.table.seats.map(({ target }) => target);

test('CG-018 4a 4b AMB-09 the ordered player picks somebody else, and that may be the Godfather', () => {
  const game = atPrivilege({ A: '>C', B: '>C', C: '>D', D: '>A' });
  play(game, 'A', 'order:B');
  expect(asks(game)).toBe('B retarget');
  expect(choicesOf(game, 'B')).toEqual(['aim:A', 'aim:D']);
  expect([refusal(game, 'B', 'aim:C'), refusal(game, 'B', 'aim:B')]).toEqual(['differentTarget', 'notYourself']);
  expect(refusal(game, 'A', 'aim:A')).toBe('notWaitingForYou');
  play(game, 'B', 'aim:A');
  expect(targets(game)).toEqual([2, 0, 3, 0]);
  expect(see(game, 'spectator', 'privilegeUsed', 'targetChanged')).toEqual([
    { kind: 'privilegeUsed', godfather: 'A', seat: 'B' },
    { kind: 'targetChanged', seat: 'B', from: 'C', target: 'A' },
  ]);
  expect(asks(game)).toBe('ABCD courage');
});

test('4a the privilege is used once in a round, and the bullet card is not changed by it', () => {
  const game = atPrivilege({ A: '>C', B: '>C', C: '>D', D: '>A' });
  const card = game.state.own[1]!.played;
  play(game, 'A', 'order:B');
  play(game, 'B', 'aim:A');
  expect(refusal(game, 'A', 'order:C')).toBe('notThisQuestion');
  expect(game.state.own[1]!.played).toBe(card);
});

test('CG-019 4a the Godfather declines: all targets stay, stage 5 begins', () => {
  const game = atPrivilege({ A: '>C', B: '>C', C: '>D', D: '>A' });
  play(game, 'A', 'pass');
  expect(targets(game)).toEqual([2, 2, 3, 0]);
  expect(see(game, 'spectator', 'privilegeDeclined')).toEqual([{ kind: 'privilegeDeclined', godfather: 'A' }]);
  expect(game.state.table.stage).toBe('courage');
  expect(asks(game)).toBe('ABCD courage');
});

test('4a a Godfather whose time is up has declined', () => {
  const game = atPrivilege({});
  expect(timeOut(game, 'A')).toBe('pass');
});

test('CG-021 4a AMB-08 the Godfather does not order himself, and nobody else orders', () => {
  const game = atPrivilege({});
  expect(refusal(game, 'A', 'order:A')).toBe('orderSomebodyElse');
  expect(refusal(game, 'B', 'order:C')).toBe('notWaitingForYou');
  expect(choicesOf(game, 'A')).toEqual(['order:B', 'order:C', 'order:D', 'pass']);
});

test('CG-022 4a AMB-08 the ordered player need not aim at the Godfather', () => {
  const game = atPrivilege({ A: '>B', B: '>C', C: '>D', D: '>B' });
  play(game, 'A', 'order:C');
  expect(asks(game)).toBe('C retarget');
});

test('4a only who aims and is alive can be ordered', () => {
  const game = atPrivilege({ B: '>slow' }, { players: 5, D: { alive: false }, options: { tooSlow: 'noTarget' } });
  expect([refusal(game, 'A', 'order:B'), refusal(game, 'A', 'order:D')]).toEqual(['notAiming', 'notAiming']);
  expect(refusal(game, 'A', 'order:F')).toBe('noSuchPlayer');
  expect(choicesOf(game, 'A')).toEqual(['order:C', 'order:E', 'pass']);
});

test('CG-024 AMB-10 with only A and B alive stage 4 is skipped', () => {
  const game = atPrivilege({}, { C: { alive: false }, D: { alive: false } });
  expect(asks(game)).toBe('AB courage');
  expect(see(game, 'spectator', 'privilegeDeclined')).toEqual([]);
});

test('AMB-10 who has no other target left cannot be named', () => {
  const game = atPrivilege({ A: '>C', B: '>A', C: '>slow', D: '>slow' });
  expect(asks(game)).toBe('AB courage');
  const other = atPrivilege({ A: '>C', B: '>C', C: '>slow', D: '>slow' });
  expect(choicesOf(other, 'A')).toEqual(['order:B', 'pass']);
  play(other, 'A', 'order:B');
  expect(choicesOf(other, 'B')).toEqual(['aim:A']);
});

test('CG-025 4b who is ordered and silent gets one of the legal new targets by seed, never the old one', () => {
  const picked = Array.from({ length: 40 }, (_, seed) => {
    const game = atPrivilege({ A: '>C', B: '>C', C: '>D', D: '>A' });
    play(game, 'A', 'order:B');
    return timeOut(game, 'B', undefined, seed);
  });
  expect([...new Set(picked)].toSorted()).toEqual(['aim:A', 'aim:D']);
  const again = atPrivilege({ A: '>C', B: '>C', C: '>D', D: '>A' });
  play(again, 'A', 'order:B');
  expect(timeOut(again, 'B', undefined, 0)).toBe(picked[0]);
  expect(player(again, 'B').target).not.toBe(2);
});

test('4a a new target is shot at in place of the old one', () => {
  const game = cashWith();
  bullets(game, { B: 'bang' });
  aims(game, { B: '>C' });
  play(game, 'A', 'order:B');
  play(game, 'B', 'aim:D');
  courage(game);
  expect([player(game, 'C').wounds, player(game, 'D').wounds]).toEqual([0, 1]);
});
