import { expect, test } from 'vitest';
import {
  asks,
  cashWith,
  choicesOf,
  type Given,
  lootOf,
  play,
  player,
  refusal,
  see,
  shareAll,
  shares,
  take,
} from '../../testing/index.ts';

const count = (order: string, letter: string): number => order.split(letter).length - 1;

test('CG-102 T-GRE the Greedy as Godfather takes two and is out of the order: A 2, B 3, C 2, D 2', () => {
  const game = cashWith({ stage: 'sharing', A: { talent: 'greedy' } });
  expect(asks(game)).toBe('A shareOrTwo');
  take(game, 'A bill20+painting');
  expect(see(game, 'spectator', 'leftSharing')).toEqual([{ kind: 'leftSharing', seat: 'A' }]);
  const order = shareAll(game);
  expect(order).toBe('BCDBCDB');
  expect(lootOf(game, 'A')).toEqual(['bill20', 'painting']);
  expect([...'BCD'].map(letter => count(order, letter))).toEqual([3, 2, 2]);
});

test('CG-103 T-GRE the Greedy takes two on her first turn: A, B, C(2), D, A, B, D, A', () => {
  const game = cashWith({ stage: 'sharing', C: { talent: 'greedy' } });
  take(game, 'A bill5', 'B bill5', 'C bill20+bill10');
  expect(shareAll(game)).toBe('DABDA');
});

test('CG-103 T-GRE when she takes one first, the option is gone on her second turn', () => {
  const game = cashWith({ stage: 'sharing', C: { talent: 'greedy' } });
  take(game, 'A bill5', 'B bill5', 'C bill20', 'D bill10', 'A bill10', 'B diamond1');
  expect(asks(game)).toBe('C share');
  expect(choicesOf(game, 'C')).toEqual(['take:painting', 'take:godfather']);
  expect(refusal(game, 'C', 'take:painting+godfather')).toBe('oneShareOnly');
});

test('T-GRE when the last in the order leaves it, the first goes on', () => {
  const game = cashWith({ stage: 'sharing', D: { talent: 'greedy' } });
  take(game, 'A bill5', 'B bill5', 'C bill10', 'D bill20+bill10');
  expect(shareAll(game)).toBe('ABCA');
});

test('T-GRE AMB-37 the token may be one of the two', () => {
  const game = cashWith({ stage: 'sharing', A: { talent: 'greedy' } });
  take(game, 'A godfather+bill20');
  expect(game.state.table).toMatchObject({ nextGodfather: 0, token: false });
});

test('T-GRE AMB-37 with one share left she takes one, as anybody', () => {
  const game = cashWith({ stage: 'sharing', table: [], A: { talent: 'greedy' } });
  expect([asks(game), choicesOf(game, 'A')]).toEqual(['A share', ['take:godfather']]);
  expect(refusal(game, 'A', 'take:godfather+godfather')).toBe('oneShareOnly');
});

test('T-GRE both shares must lie there', () => {
  const game = cashWith({ stage: 'sharing', table: ['bill20', 'bill5', 'bill5'], A: { talent: 'greedy' } });
  expect(refusal(game, 'A', 'take:bill20+bill20')).toBe('shareNotThere');
  expect(refusal(game, 'A', 'take:bill5+painting')).toBe('shareNotThere');
  expect(refusal(game, 'A', 'take:bill5+bill5')).toBeUndefined();
});

const alone: Given = { B: { down: 'ducked' }, C: { down: 'ducked' }, D: { down: 'ducked' } };

test('T-GRE AMB-37 AMB-20 the only sharer who takes two: the rest has no takers', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['bill20', 'bill20', 'painting'],
    ...alone,
    A: { talent: 'greedy' },
  });
  take(game, 'A bill20+bill20');
  expect(see(game, 'spectator', 'noTakers')).toEqual([{ kind: 'noTakers', kept: true }]);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 0 });
  expect(shares(game)).toContain('painting');
  expect(shares(game)).toHaveLength(10);
});

test('T-GRE AMB-37 but she may take all, one by one', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['bill20', 'bill20', 'painting'],
    ...alone,
    A: { talent: 'greedy' },
  });
  expect(shareAll(game)).toBe('AAAA');
});

test('T-GRE both take effect in the order she names them', () => {
  const given: Given = {
    stage: 'sharing',
    table: ['clip', 'aid', 'bill5'],
    faceUp: { bang: 1 },
    A: { talent: 'greedy', wounds: 1 },
  };
  const game = cashWith(given);
  take(game, 'A clip+aid');
  expect([asks(game), player(game, 'A').wounds]).toEqual(['A reload', 1]);
  play(game, 'A', 'discard:click');
  expect([asks(game), player(game, 'A').wounds]).toEqual(['B share', 0]);
  const other = cashWith(given);
  take(other, 'A aid+clip');
  expect([asks(other), player(other, 'A').wounds]).toEqual(['A reload', 0]);
});
