import { expect, test } from 'vitest';
import { goalsOf, ratiosOf } from './src/goals.ts';
import { measureTable } from './src/measureTable.ts';
import { readOptions } from './src/options.ts';

const SHORT = { runs: 2, milliseconds: 1, warmUp: 0, hints: 2 };

test.each([
  { game: 'corleone', players: 2 },
  { game: 'corleone', players: 5 },
  { game: 'cashnguns', players: 6 },
  { game: 'docks', players: 4 },
] as const)('every row of $game with $players players has a figure', async ({ game, players }) => {
  const { rows, calibration } = await measureTable({ game, players, effort: SHORT });
  expect(rows.map(({ name, unit }) => `${name}: ${unit}`)).toEqual([
    'in place: decisions/s',
    'whole games in place: games/s',
    'in place, events collected: decisions/s',
    'clone before every decision: decisions/s',
    'submit: decisions/s',
    'clone: µs',
    'imagine: states/s',
    'imagine and play out: decisions/s',
    'view as JSON: µs',
    ...(game === 'docks' ? [] : ['hint, half of them within: ms', 'hint, 95 of 100 within: ms']),
  ]);
  for (const { best, worst } of [...rows, calibration]) {
    expect(best).toBeGreaterThan(0);
    expect(worst).toBeLessThan(Number.POSITIVE_INFINITY);
  }
});

test('ratios and goals come from the tables; what was not measured is said', () => {
  const row = (name: string, best: number) => ({ name, unit: 'decisions/s' as const, best, worst: best });
  const table = { players: 4, calibration: row('calibration', 1) };
  const corleone = { ...table, game: 'corleone' as const, rows: [row('in place', 400_000), row('submit', 90_000)] };
  const boardgame = { ...table, game: 'boardgame' as const, rows: [row('slow', 4_000), row('fast', 10_000)] };
  expect(ratiosOf([corleone, boardgame]).map(({ row, times }) => [row, times])).toEqual([
    ['in place', 40],
    ['submit', 9],
  ]);
  expect(goalsOf([corleone, boardgame]).map(({ reached }) => reached)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    true,
    false,
  ]);
  expect(ratiosOf([corleone])).toEqual([]);
});

test('filters choose the tables, and without boardgame.io there is no table of it', () => {
  const tables = (...words: string[]) =>
    readOptions(words, true).tasks.map(({ game, players }) => `${game} ${players}`);
  expect(tables('--players', '4')).toEqual(['corleone 4', 'cashnguns 4', 'docks 4', 'boardgame 4']);
  expect(tables('--game', 'corleone', '--players', '2', '--players', '5')).toEqual(['corleone 2', 'corleone 5']);
  expect(readOptions(['--quick'], false).tasks.map(({ game }) => game)).toEqual([
    'corleone',
    'cashnguns',
    'cashnguns',
    'docks',
  ]);
  expect(() => tables('--game', 'chess')).toThrow('Nothing to measure');
});
