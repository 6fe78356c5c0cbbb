import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  cashWith,
  choicesOf,
  lootOf,
  play,
  player,
  refusal,
  type Story,
  see,
  shareAll,
  shares,
  take,
  timeOut,
  viewOf,
} from '../../testing/index.ts';
import type { LootKind } from '../loot.ts';

const count = (order: string, letter: string): number => order.split(letter).length - 1;

test('CG-043 7a 7d G1 all four stand: turns run A B C D A B C D A, 9 shares as 3/2/2/2', () => {
  const game = cashWith({ stage: 'sharing' });
  expect(shares(game)).toHaveLength(9);
  const order = shareAll(game);
  expect(order).toBe('ABCDABCDA');
  expect([...'ABCD'].map(letter => count(order, letter))).toEqual([3, 2, 2, 2]);
});

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

test('CG-045 7c A ducked, B wounded: the order is C D C D C D C D C', () => {
  const game = cashWith({ stage: 'sharing', A: { down: 'ducked' }, B: { down: 'wounded', wounds: 1 } });
  const order = shareAll(game);
  expect(order).toBe('CDCDCDCDC');
  expect([count(order, 'C'), count(order, 'D')]).toEqual([5, 4]);
});

test('7c a dead Godfather is passed over likewise', () => {
  const game = afterRound({ A: { wounds: 2 } }, { B: 'bang>A', A: 'click>C' });
  expect(player(game, 'A').alive).toBe(false);
  expect(shareAll(game)).toBe('BCDBCDBCD');
});

test('CG-046 7d only D stands: D takes all 8 cards and the token and is Godfather in round 2', () => {
  const game = afterRound({}, { A: 'duck', B: 'duck', C: 'duck' });
  expect(shareAll(game)).toBe('DDDDDDDDD');
  expect(lootOf(game, 'D')).toHaveLength(8);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 3 });
});

test('CG-048 7e AMB-23 the Godfather takes the token: he stays, and that was one of his shares', () => {
  const game = cashWith({ stage: 'sharing' });
  take(game, 'A godfather');
  expect(asks(game)).toBe('B share');
  shareAll(game);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 0 });
  expect(lootOf(game, 'A')).toHaveLength(2);
});

test('7f who takes the token changes nothing in the current sharing', () => {
  const game = cashWith({ stage: 'sharing' });
  take(game, 'A bill5', 'B godfather');
  expect(game.state.table.godfather).toBe(0);
  expect(shareAll(game)).toBe('CDABCDA');
  expect(game.state.table.godfather).toBe(1);
});

test('CG-049 7b one share a turn, one that lies there, and only in turn', () => {
  const game = cashWith({ stage: 'sharing', table: ['bill20', 'painting', 'painting'] });
  take(game, 'A bill20');
  expect(refusal(game, 'B', 'take:painting+painting')).toBe('oneShareOnly');
  expect(refusal(game, 'B', 'take:bill20')).toBe('shareNotThere');
  expect(refusal(game, 'B', 'take:painting+painting+godfather')).toBe('unreadable');
  expect(refusal(game, 'C', 'take:painting')).toBe('notWaitingForYou');
  take(game, 'B godfather');
  expect(refusal(game, 'C', 'take:godfather')).toBe('shareNotThere');
});

test('AMB-21 nobody passes', () => {
  const game = cashWith({ stage: 'sharing', table: ['bill20'] });
  expect(choicesOf(game, 'A')).toEqual(['take:bill20', 'take:godfather']);
  expect(refusal(game, 'A', 'pass')).toBe('mustAnswer');
});

test('AMB-22 the token is a share like any other and must be taken in the end', () => {
  const game = cashWith({ stage: 'sharing', table: ['bill20'] });
  take(game, 'A bill20');
  expect(choicesOf(game, 'B')).toEqual(['take:godfather']);
  expect(timeOut(game, 'B')).toBe('take:godfather');
  expect(game.state.table).toMatchObject({ round: 2, godfather: 1 });
});

test('AMB-35 no choice hands a card or a promise to another player', () => {
  const game = cashWith({ stage: 'sharing', A: { loot: ['bill20'] } });
  expect(choicesOf(game, 'A').filter(text => !text.startsWith('take:'))).toEqual([]);
  for (const text of ['give:bill20', 'give:B', 'deal:B', 'swap:B']) {
    expect(['unreadable', 'mustAnswer']).toContain(refusal(game, 'A', text));
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

test('CG-058 7g others see that B owns 2 cards, B sees which; each take was seen when it happened', () => {
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

test('CG-058 7g whether the log keeps the takes is an option of the table that all can see', () => {
  expect(viewOf(bTakes('closed'), 'spectator').table.house.lootLog).toBe('closed');
  expect(viewOf(bTakes('open'), 'spectator').table.house.lootLog).toBe('open');
  expect(cashWith().state.table.house.lootLog).toBe('closed');
});

test('AMB-34 at a table with open loot everybody sees what everybody owns', () => {
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

test('7b the Unbreakable is not in danger at two wounds', () => {
  const game = cashWith({ stage: 'sharing', table: ['aid', 'bill5'], A: { wounds: 2, talent: 'unbreakable' } });
  expect(timeOut(game, 'A')).toBe('take:bill5');
  const hurt = cashWith({ stage: 'sharing', table: ['aid', 'bill5'], A: { wounds: 4, talent: 'unbreakable' } });
  expect(timeOut(hurt, 'A')).toBe('take:aid');
});

test('7b a highlighted share counts when the time is up', () => {
  const game = cashWith({ stage: 'sharing' });
  expect(timeOut(game, 'A', 'take:bill5')).toBe('take:bill5');
  play(game, 'B', 'take:bill20');
});
