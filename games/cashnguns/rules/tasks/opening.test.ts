import { expect, test } from 'vitest';
import { afterRound, asks, lootOf, see, shareAll, shares, take } from '../../testing/index.ts';

const C = { talent: 'cute' } as const;

test('T-CUT AMB-40 the Cute, standing, takes a 5,000 bill before the sharing and his turns besides', () => {
  const game = afterRound({ C }, {});
  expect(lootOf(game, 'C')).toEqual(['bill5']);
  expect(see(game, 'spectator').slice(-2)).toEqual([
    { kind: 'cuteTook', seat: 'C', share: 'bill5' },
    { kind: 'sharingBegan', order: 'ABCD' },
  ]);
  expect(shares(game)).toHaveLength(8);
  expect(shareAll(game)).toBe('ABCDABCD');
});

test('CG-111 T-CUT ducked, wounded, or without a 5,000 bill on the table: nothing', () => {
  for (const game of [
    afterRound({ C }, { C: 'duck' }),
    afterRound({ C }, { A: 'bang>C' }),
    afterRound({ C }, { C: 'click>slow' }),
    afterRound({ C, table: ['bill10', 'bill20'] }, {}),
  ]) {
    expect([lootOf(game, 'C'), see(game, 'spectator', 'cuteTook')]).toEqual([[], []]);
  }
});

test('T-CUT even as the only sharer, and exactly one', () => {
  const game = afterRound({ C, table: ['bill5', 'bill5'] }, { A: 'duck', B: 'duck', D: 'duck' });
  expect(lootOf(game, 'C')).toEqual(['bill5']);
  expect(asks(game)).toBe('C share');
  take(game, 'C bill5', 'C godfather');
  expect(lootOf(game, 'C')).toEqual(['bill5', 'bill5']);
});
