import { expect, test } from 'vitest';
import { afterRound, asks, cashWith, type Given, type GivenSeat, see, take } from '../testing/index.ts';
import type { KeptKind } from './loot.ts';
import { cashnguns } from './rules.ts';
import { paintingsWorth } from './scoring.ts';
import type { FinalCount } from './state.ts';

/** The final count of a game whose last round nobody shares. */
const counted = (seats: Given): FinalCount[] => {
  const down = (seat: GivenSeat = {}): GivenSeat => ({ down: 'ducked', ...seat });
  const game = cashWith({
    round: 8,
    stage: 'sharing',
    table: [],
    ...seats,
    A: down(seats.A),
    B: down(seats.B),
    C: down(seats.C),
    D: down(seats.D),
  });
  return game.state.table.result!;
};

const many = (count: number, kind: KeptKind): KeptKind[] => Array(count).fill(kind);
const winners = (counts: readonly FinalCount[]): number[] =>
  counts.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));

test('CG-061 V3 what 0 to 10 paintings are worth', () => {
  const worth = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500];
  for (const [count, thousands] of worth.entries()) {
    expect(paintingsWorth(count)).toBe(thousands);
    expect(counted({ A: { loot: many(count, 'painting') } })[0]).toMatchObject({
      paintings: thousands,
      total: thousands,
    });
  }
});

test('V1 V2 bills are worth 5, 10 and 20 thousand, diamonds 1, 5 and 10', () => {
  const [a, b] = counted({
    A: { loot: ['bill5', 'bill10', 'bill10', 'bill20'] },
    B: { loot: ['diamond1', 'diamond1', 'diamond5', 'diamond10'] },
  });
  expect([a?.bills, a?.total]).toEqual([45, 45]);
  expect([b?.diamonds, b?.bonus, b?.total]).toEqual([17, 60, 77]);
});

test('E3 AMB-31 the most diamond cards get 60,000, whatever they are worth', () => {
  const counts = counted({ A: { loot: ['diamond1', 'diamond1'] }, B: { loot: ['diamond10'] } });
  expect(counts.map(({ bonus }) => bonus)).toEqual([60, 0, 0, 0]);
});

test('CG-063 E4 A and B have 2 diamonds, C has 1: nobody gets the 60,000', () => {
  const counts = counted({
    A: { loot: ['diamond5', 'diamond10'] },
    B: { loot: many(2, 'diamond1') },
    C: { loot: ['diamond1'] },
  });
  expect(counts.map(({ bonus }) => bonus)).toEqual([0, 0, 0, 0]);
});

test('CG-064 E3 AMB-30 nobody alive owns a diamond: no bonus', () => {
  expect(counted({ D: { alive: false } }).map(({ bonus }) => bonus)).toEqual([0, 0, 0, 0]);
});

test('CG-066 G2 E1 E5 after round 8 the richest of the living wins, and there is no round 9', () => {
  const game = cashWith({
    round: 8,
    stage: 'sharing',
    table: [],
    A: { down: 'ducked', loot: [...many(4, 'bill20'), 'bill10'] },
    B: { down: 'ducked', loot: [...many(6, 'bill20')] },
    C: { down: 'ducked', loot: many(8, 'bill10') },
    D: { alive: false },
  });
  const counts = game.state.table.result!;
  expect(counts.map(({ total }) => total)).toEqual([90, 120, 80, 0]);
  expect(counts.map(({ place }) => place)).toEqual([2, 1, 3, 4]);
  expect([asks(game), game.state.table.round, game.state.table.stage]).toEqual(['', 8, 'over']);
  expect(cashnguns.outcome(game.state)).toEqual({ scores: [90, 120, 80, 0], places: [2, 1, 3, 4] });
});

test('E2 the dead do not win, whatever they owned', () => {
  const game = afterRound(
    { round: 8, table: [], A: { wounds: 2, loot: many(5, 'bill20') } },
    { A: 'click>B duck', B: 'duck', C: 'duck', D: 'duck' },
  );
  expect(winners(game.state.table.result!)).toEqual([0]);
  const shot = afterRound(
    { round: 8, table: [], A: { wounds: 2, loot: many(5, 'bill20') }, B: { hand: { bang: 1 } } },
    { B: 'bang>A', C: 'duck', D: 'duck' },
  );
  take(shot, 'B godfather');
  expect(shot.state.table.seats[0]!.alive).toBe(false);
  expect(shot.state.table.result?.map(({ total, place }) => [total, place])).toEqual([
    [0, 4],
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('CG-067 E6 AMB-33 A and B have 100,000 each; B holds more wounds and wins', () => {
  const counts = counted({
    A: { wounds: 1, loot: many(5, 'bill20') },
    B: { wounds: 2, loot: many(10, 'bill10') },
  });
  expect(winners(counts)).toEqual([1]);
  expect(counts.map(({ place }) => place)).toEqual([2, 1, 3, 3]);
});

test('AMB-33 wounds that were healed do not count, those of the Unbreakable do', () => {
  const counts = counted({ A: { wounds: 2 }, B: { wounds: 4, talent: 'unbreakable' }, C: { wounds: 0 } });
  expect(winners(counts)).toEqual([1]);
});

test('E7 still tied: a shared victory', () => {
  const counts = counted({ A: { wounds: 1, loot: ['bill20'] }, C: { wounds: 1, loot: many(2, 'bill10') } });
  expect(winners(counts)).toEqual([0, 2]);
});

test('CG-069 E8 AMB-16 the last survivor wins at once, owning nothing; stage 7 is not played', () => {
  const game = afterRound(
    {
      round: 5,
      A: { hand: { click: 3, bang: 1 } },
      B: { wounds: 2, loot: many(3, 'bill20') },
      C: { alive: false },
      D: { alive: false },
    },
    { A: 'bang>B', B: 'click>A' },
  );
  const { table } = game.state;
  expect(table.seats[1]!.alive).toBe(false);
  expect([table.stage, table.round, asks(game)]).toEqual(['over', 5, '']);
  expect(winners(table.result!)).toEqual([0]);
  expect(see(game, 'spectator', 'gameEnded')).toMatchObject([{ why: 'lastSurvivor' }]);
  expect(see(game, 'spectator', 'stageBegan').at(-1)).toMatchObject({ stage: 'effects' });
  expect(see(game, 'spectator', 'sharingBegan', 'shareTaken', 'noTakers')).toEqual([]);
});

test('CG-070 AMB-15 the last two kill each other: no winner, and the loot is ranked for honour', () => {
  const game = afterRound(
    {
      round: 5,
      A: { wounds: 2, loot: ['bill5'], hand: { click: 3, bang: 1 } },
      B: { wounds: 2, loot: ['bill20', 'diamond1'], hand: { click: 3, bang: 1 } },
      C: { alive: false },
      D: { alive: false },
    },
    { A: 'bang>B', B: 'bang>A' },
  );
  const { table } = game.state;
  expect(table.seats.map(({ alive }) => alive)).toEqual([false, false, false, false]);
  expect(see(game, 'spectator', 'gameEnded')).toMatchObject([{ why: 'noSurvivors' }]);
  expect(winners(table.result!)).toEqual([]);
  expect(table.result!.map(({ total, bonus, place }) => [total, bonus, place])).toEqual([
    [5, 0, 3],
    [21, 0, 2],
    [0, 0, 4],
    [0, 0, 4],
  ]);
});

test('CG-121 T-COL V3 AMB-32 the Collector has one painting more: 3 are worth 60,000, none 4,000, ten 500,000', () => {
  for (const [paintings, worth] of [
    [3, 60],
    [0, 4],
    [10, 500],
    [9, 500],
  ]) {
    const [count] = counted({ A: { talent: 'collector', loot: many(paintings!, 'painting') } });
    expect(count).toMatchObject({ paintings: worth, total: worth });
  }
});

test('T-COL a dead Collector collects nothing', () => {
  expect(counted({ A: { talent: 'collector', alive: false } })[0]).toMatchObject({ paintings: 0, total: 0 });
});
