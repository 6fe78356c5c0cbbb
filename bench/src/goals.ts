import { figureIn, type Table } from './figures.ts';
import { MEASURED, MEASURED_NAMES, type MeasuredName } from './games.ts';

/** How many times as fast as boardgame.io, in the same run. */
export interface Ratio {
  readonly game: MeasuredName;
  readonly players: number;
  readonly row: string;
  readonly times: number;
}

export interface Goal {
  readonly goal: string;
  readonly figure: number | undefined;
  readonly reached: boolean | undefined; // undefined: not measured
}

/** The faster way to use boardgame.io, in decisions/s. */
export function yardstickOf(tables: readonly Table[]): number | undefined {
  const rows = tables.find(({ game }) => game === 'boardgame')?.rows;
  return rows && Math.max(...rows.filter(({ unit }) => unit === 'decisions/s').map(({ best }) => best));
}

export function ratiosOf(tables: readonly Table[]): Ratio[] {
  const yardstick = yardstickOf(tables);
  if (yardstick === undefined) return [];
  return MEASURED_NAMES.flatMap(game => {
    const { players = 0, timesBoardgame = {} } = MEASURED[game].goals ?? {};
    return Object.keys(timesBoardgame).flatMap(row => {
      const figure = figureAt(tables, game, players, row);
      return figure === undefined ? [] : [{ game, players, row, times: figure / yardstick }];
    });
  });
}

export function goalsOf(tables: readonly Table[]): Goal[] {
  const ratios = ratiosOf(tables);
  return MEASURED_NAMES.flatMap(game => {
    const { title, goals } = MEASURED[game];
    if (goals === undefined) return [];
    const { players, atLeast = {}, atMost = {}, timesBoardgame = {} } = goals;
    const figure = (row: string) => figureAt(tables, game, players, row);
    const times = (row: string) => ratios.find(each => each.game === game && each.row === row)?.times;
    const words = (row: string) => `${title}, ${players} players: ${row}`;
    return [
      ...Object.entries(atLeast).map(([row, least]) => reachedFrom(least, words(row), figure(row))),
      ...Object.entries(atMost).map(([row, most]) => reachedUpTo(most, words(row), figure(row))),
      ...Object.entries(timesBoardgame).map(([row, least]) =>
        reachedFrom(least, `${words(row)} ÷ boardgame.io`, times(row)),
      ),
    ];
  });
}

function figureAt(tables: readonly Table[], game: MeasuredName, players: number, row: string): number | undefined {
  const table = tables.find(each => each.game === game && each.players === players);
  return table && figureIn(table, row);
}

function reachedFrom(least: number, words: string, figure: number | undefined): Goal {
  return goal(`${words} ≥ ${least.toLocaleString('en')}`, figure, value => value >= least);
}

function reachedUpTo(most: number, words: string, figure: number | undefined): Goal {
  return goal(`${words} ≤ ${most.toLocaleString('en')}`, figure, value => value <= most);
}

function goal(words: string, figure: number | undefined, isReached: (figure: number) => boolean): Goal {
  return { goal: words, figure, reached: figure === undefined ? undefined : isReached(figure) };
}
