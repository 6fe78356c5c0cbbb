import { GAME_IDS, USUAL_GAME_IDS } from '@omerta/games';
import { expect, test } from 'vitest';
import type { Table } from './src/figures.ts';
import { MEASURED, MEASURED_NAMES } from './src/games.ts';
import { goalsOf, ratiosOf } from './src/goals.ts';
import { measureTable } from './src/measureTable.ts';
import { readOptions } from './src/options.ts';

const SHORT = { runs: 2, milliseconds: 1, warmUp: 0, hints: 2 };
const RULES = [
  'in place: decisions/s',
  'whole games in place: games/s',
  'in place, events collected: decisions/s',
  'clone before every decision: decisions/s',
  'submit: decisions/s',
  'clone: µs',
  'imagine: states/s',
  'imagine and play out: decisions/s',
  'view as JSON: µs',
];
const HINTING: ReadonlySet<string> = new Set(USUAL_GAME_IDS);
const HINTS = ['hint, half of them within: ms', 'hint, 95 of 100 within: ms'];

/** The smallest and the largest table of each game. */
const TABLES = [...GAME_IDS, 'docks' as const].flatMap(game => {
  const { players } = MEASURED[game];
  return [...new Set([players[0]!, players.at(-1)!])].map(players => ({ game, players }));
});

test.each(TABLES)('every row of $game with $players players has a figure', async ({ game, players }) => {
  const { rows, calibration } = await measureTable({ game, players, effort: SHORT });
  expect(rows.map(({ name, unit }) => `${name}: ${unit}`)).toEqual([...RULES, ...(HINTING.has(game) ? HINTS : [])]);
  for (const { best, worst } of [...rows, calibration]) {
    expect(best).toBeGreaterThan(0);
    expect(worst).toBeLessThan(Number.POSITIVE_INFINITY);
  }
});

const row = (name: string, best: number) => ({ name, unit: 'decisions/s' as const, best, worst: best });
const calibration = row('calibration', 1);
const boardgame: Table = {
  game: 'boardgame',
  players: 4,
  calibration,
  rows: [row('slow', 4_000), row('fast', 10_000)],
};

/** Every goal of every game is reached just so. */
const reaching = MEASURED_NAMES.flatMap((game): Table[] => {
  const { goals } = MEASURED[game];
  if (goals === undefined) return [];
  const wanted = new Map(Object.entries({ ...goals.atMost, ...goals.atLeast }));
  for (const [name, times] of Object.entries(goals.timesBoardgame ?? {}))
    wanted.set(name, Math.max(times * 10_000, wanted.get(name) ?? 0));
  return [{ game, players: goals.players, calibration, rows: [...wanted].map(([name, best]) => row(name, best)) }];
});

/** The same tables, with every figure so many times as large. */
const times = (factor: number, tables: readonly Table[]): Table[] =>
  tables.map(table => ({ ...table, rows: table.rows.map(({ name, best }) => row(name, best * factor)) }));

test('a goal is reached, missed, or not measured, and each kind of goal can be each of these', () => {
  const reached = (tables: readonly Table[]) => goalsOf(tables).map(({ reached }) => reached);
  expect(new Set(reached([...reaching, boardgame]))).toEqual(new Set([true]));
  const isAtMost = goalsOf([]).map(({ goal }) => goal.includes('≤'));
  expect(reached([...times(0.01, reaching), boardgame])).toEqual(isAtMost);
  expect(reached([...times(100, reaching), boardgame])).toEqual(isAtMost.map(is => !is));
  expect(new Set(reached([]))).toEqual(new Set([undefined]));
});

test('ratios are those to the faster way of boardgame.io; without it there are none', () => {
  const [first] = ratiosOf([...reaching, boardgame]);
  expect(first).toMatchObject({ row: 'in place', times: 40 });
  expect(ratiosOf(reaching)).toEqual([]);
});

test('filters choose the tables, and without boardgame.io there is no table of it', () => {
  const tables = (...words: string[]) =>
    readOptions(words, true).tasks.map(({ game, players }) => `${game} ${players}`);
  const [game] = GAME_IDS;
  expect(tables('--players', '4')).toEqual(MEASURED_NAMES.map(name => `${name} 4`));
  expect(tables('--game', game, '--players', '2', '--players', '5')).toEqual([`${game} 2`, `${game} 5`]);
  expect(readOptions(['--quick'], true).tasks.map(({ game }) => game)).toContain('boardgame');
  expect(readOptions(['--quick'], false).tasks.map(({ game }) => game)).not.toContain('boardgame');
  expect(() => tables('--game', 'chess')).toThrow('Nothing to measure');
});
