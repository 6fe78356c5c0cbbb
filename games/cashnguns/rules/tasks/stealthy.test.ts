import { expect, test } from 'vitest';
import { afterRound, cashWith, lootOf, player, round, see, shareAll, shares, take } from '../../testing/index.ts';

const C = { talent: 'stealthy' } as const;

test('CG-105 T-STE the Stealthy ducks: one 10,000 bill before any shot; 7 cards and the token remain', () => {
  const game = afterRound({ C }, { C: 'duck' });
  expect(lootOf(game, 'C')).toEqual(['bill10']);
  const kinds = see(game, 'spectator').map(({ kind }) => kind);
  expect(kinds.indexOf('stealthyTook')).toBeLessThan(kinds.indexOf('shotsFired'));
  expect(kinds.indexOf('stealthyTook')).toBeLessThan(kinds.indexOf('bulletDiscarded'));
  expect(see(game, 'B', 'stealthyTook')).toEqual([{ kind: 'stealthyTook', seat: 'C', share: 'bill10' }]);
  expect(shares(game)).toHaveLength(8);
  expect(shares(game).filter(share => share === 'bill10')).toHaveLength(1);
});

test('CG-106 T-STE no 10,000 bill on the table: nothing', () => {
  const game = afterRound({ C, table: ['bill5', 'bill20'] }, { C: 'duck' });
  expect([lootOf(game, 'C'), see(game, 'spectator', 'stealthyTook')]).toEqual([[], []]);
});

test('T-STE she must have ducked: standing or wounded she gets nothing', () => {
  expect(lootOf(afterRound({ C }, {}), 'C')).toEqual([]);
  const shot = afterRound({ C }, { A: 'bang>C' });
  expect([player(shot, 'C').down, lootOf(shot, 'C')]).toEqual(['wounded', []]);
});

test('T-STE bills carried over count as lying on the table', () => {
  const game = cashWith({ C, table: ['bill10'], next: Array(8).fill('bill5') });
  round(game, { A: 'bang>B', B: 'bang>C', C: 'click>D', D: 'bang>A' });
  expect(lootOf(game, 'C')).toEqual([]);
  shareAll(game);
  const carried = cashWith({ C, table: ['bill10'], next: Array(8).fill('bill5') });
  round(carried, { A: 'bang>B', B: 'bang>C', C: 'bang>D', D: 'bang>A' });
  expect(shares(carried)).toContain('bill10');
  round(carried, { C: 'duck' });
  expect(lootOf(carried, 'C')).toEqual(['bill10']);
});

test('CG-147 AMB-38 T-STE T-DOC Stealthy and Doctor are too slow: no 10,000, no healing', () => {
  const game = afterRound({ C, D: { talent: 'doctor', wounds: 1 } }, { C: 'click>slow', D: 'click>slow' });
  expect([player(game, 'C').down, player(game, 'D').down]).toEqual(['satOut', 'satOut']);
  expect(lootOf(game, 'C')).toEqual([]);
  expect(player(game, 'D').wounds).toBe(1);
  expect(see(game, 'spectator', 'stealthyTook', 'woundHealed', 'healingDeclined')).toEqual([]);
  take(game, 'A bill20');
});
