import { expect, test } from 'vitest';
import { cashWith, choicesOf, refusal, type Story, see, shareAll, take, timeOut, viewOf } from '../../testing/index.ts';
import type { LootKind } from '../loot.ts';

const count = (order: string, letter: string): number => order.split(letter).length - 1;

test.each([
  [1, '9'],
  [2, '5/4'],
  [3, '3/3/3'],
  [4, '3/2/2/2'],
  [5, '2/2/2/2/1'],
  [6, '2/2/2/1/1/1'],
  [7, '2/2/1/1/1/1/1'],
  [8, '2/1/1/1/1/1/1/1'],
])('AMB-56 7d %i sharers take %s of nine shares: the late ones get less', (sharers, shared) => {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
  const down = Object.fromEntries(letters.slice(sharers).map(letter => [letter, { down: 'ducked' as const }]));
  const order = shareAll(cashWith({ players: 8, stage: 'sharing', ...down }));
  expect(
    letters
      .slice(0, sharers)
      .map(letter => count(order, letter))
      .join('/'),
  ).toBe(shared);
});

test('AMB-35 no choice hands a card or a promise to another player', () => {
  const game = cashWith({ stage: 'sharing', A: { loot: ['bill20'] } });
  expect(choicesOf(game, 'A').filter(text => !text.startsWith('take:'))).toEqual([]);
  for (const text of ['give:bill20', 'give:B', 'deal:B', 'swap:B']) {
    expect(['unreadable', 'takeAShare']).toContain(refusal(game, 'A', text));
  }
});

/** B's second turn to take, after A took a 5,000 bill. */
const bTakes = (lootLog: 'closed' | 'open', lootVisibility: 'hidden' | 'open' = 'hidden'): Story => {
  const game = cashWith({
    stage: 'sharing',
    table: ['bill5', 'diamond5', 'painting', 'bill10', 'bill10', 'bill5'],
    options: { lootLog, lootVisibility },
    C: { down: 'ducked' },
    D: { down: 'ducked' },
  });
  take(game, 'A bill5', 'B diamond5', 'A bill5', 'B painting');
  return game;
};

test('CG-058 7g the others see that B owns 2 cards, B sees which; all saw each take when it happened', () => {
  const game = bTakes('closed');
  expect(viewOf(game, 'B').own?.loot).toMatchObject({ diamond5: 1, painting: 1, bill5: 0 });
  const other = structuredClone(game.state);
  other.own[1]!.loot = { ...other.own[1]!.loot, diamond5: 0, bill20: 1 };
  for (const viewer of ['A', 'C', 'spectator'] as const) {
    expect(viewOf(game, viewer).table.seats[1]!.loot).toBe(2);
    expect(viewOf({ ...game, state: other }, viewer)).toEqual(viewOf(game, viewer));
  }
  expect(see(game, 'A', 'shareTaken')).toEqual([
    { kind: 'shareTaken', seat: 'A', share: 'bill5' },
    { kind: 'shareTaken', seat: 'B', share: 'diamond5' },
    { kind: 'shareTaken', seat: 'A', share: 'bill5' },
    { kind: 'shareTaken', seat: 'B', share: 'painting' },
  ]);
});

test('CG-058 7g whether the log keeps the takes is a public option of the table', () => {
  expect(viewOf(bTakes('closed'), 'spectator').table.house.lootLog).toBe('closed');
  expect(viewOf(bTakes('open'), 'spectator').table.house.lootLog).toBe('open');
  expect(cashWith().state.table.house.lootLog).toBe('closed');
});

test('AMB-34 at a table with open loot all players see what each player owns', () => {
  const game = bTakes('closed', 'open');
  for (const viewer of ['A', 'C', 'spectator'] as const) {
    expect(viewOf(game, viewer).loots?.[1]).toMatchObject({ diamond5: 1, painting: 1, bill5: 0 });
  }
  expect(cashWith().state.table.house.lootVisibility).toBe('hidden');
});

const paintings = (many: number): LootKind[] => Array(many).fill('painting');
const EVERYTHING: LootKind[] = ['bill5', 'bill10', 'bill20', 'diamond1', 'diamond5', 'diamond10'];

test.each([
  ['the first aid kit if one more wound is the last', { wounds: 2 }, [...EVERYTHING, 'painting', 'aid', 'clip'], 'aid'],
  ['a 20,000 bill before all else', { wounds: 1 }, [...EVERYTHING, 'painting', 'aid', 'clip'], 'bill20'],
  ['a painting for a collection', { loot: paintings(2) }, ['bill10', 'diamond10', 'painting'], 'painting'],
  ['but not for one painting', { loot: paintings(1) }, ['bill10', 'diamond10', 'painting'], 'bill10'],
  ['the highest diamond', {}, ['diamond1', 'diamond5', 'diamond10', 'painting'], 'diamond10'],
  ['the next diamond', {}, ['diamond1', 'diamond5', 'painting'], 'diamond5'],
  ['a painting', {}, ['painting', 'bill5', 'clip', 'aid'], 'painting'],
  ['a 5,000 bill', {}, ['bill5', 'clip', 'aid'], 'bill5'],
  ['a clip', {}, ['clip', 'aid'], 'clip'],
  ['a first aid kit', {}, ['aid'], 'aid'],
  ['the token', {}, [], 'godfather'],
])('7b whose time is up takes %s', (_what, seat, table, share) => {
  const game = cashWith({ stage: 'sharing', table: table as LootKind[], A: seat as { wounds?: number } });
  expect(timeOut(game, 'A')).toBe(`take:${share}`);
});
