import { figureIn, type GameName, type Table } from './figures.ts';

/** How many times as fast as boardgame.io, in the same run. */
export interface Ratio {
  readonly game: GameName;
  readonly players: number;
  readonly row: string;
  readonly times: number;
}

export interface Goal {
  readonly goal: string;
  readonly figure: number | undefined;
  readonly reached: boolean | undefined; // undefined: not measured
}

const PLAYERS = 4;
const CASH_PLAYERS = 6;

/** The faster way to use boardgame.io, in decisions/s. */
export function yardstickOf(tables: readonly Table[]): number | undefined {
  const rows = tables.find(({ game }) => game === 'boardgame')?.rows;
  return rows && Math.max(...rows.filter(({ unit }) => unit === 'decisions/s').map(({ best }) => best));
}

export function ratiosOf(tables: readonly Table[]): Ratio[] {
  const yardstick = yardstickOf(tables);
  if (yardstick === undefined) return [];
  return (['docks', 'corleone'] as const).flatMap(game =>
    ['in place', 'submit'].flatMap(row => {
      const figure = figureIn(tables, game, PLAYERS, row);
      return figure === undefined ? [] : [{ game, players: PLAYERS, row, times: figure / yardstick }];
    }),
  );
}

export function goalsOf(tables: readonly Table[]): Goal[] {
  const ratios = ratiosOf(tables);
  const figure = (row: string) => figureIn(tables, 'corleone', PLAYERS, row);
  const cash = (row: string) => figureIn(tables, 'cashnguns', CASH_PLAYERS, row);
  const times = (game: GameName, row: string) => ratios.find(each => each.game === game && each.row === row)?.times;
  return [
    atLeast(300_000, 'Corleone in place, decisions/s, 4 players', figure('in place')),
    atLeast(600, 'Corleone in place, games/s, 4 players', figure('whole games in place')),
    atMost(3, 'Corleone clone, µs, 4 players', figure('clone')),
    atLeast(50_000, 'Corleone imagine, states/s, 4 players', figure('imagine')),
    atLeast(900_000, "Ca$h 'n Guns in place, decisions/s, 6 players", cash('in place')),
    atLeast(4_000, "Ca$h 'n Guns in place, games/s, 6 players", cash('whole games in place')),
    atMost(1_000, 'Corleone, a hint, ms, 95 of 100, 4 players', figure('hint, 95 of 100 within')),
    atMost(1_000, "Ca$h 'n Guns, a hint, ms, 95 of 100, 6 players", cash('hint, 95 of 100 within')),
    atLeast(40, 'The Docks in place ÷ boardgame.io', times('docks', 'in place')),
    atLeast(10, 'The Docks submit ÷ boardgame.io', times('docks', 'submit')),
    atLeast(40, 'Corleone in place ÷ boardgame.io', times('corleone', 'in place')),
    atLeast(10, 'Corleone submit ÷ boardgame.io', times('corleone', 'submit')),
  ];
}

function atLeast(least: number, words: string, figure: number | undefined): Goal {
  return goal(`${words} ≥ ${least.toLocaleString('en')}`, figure, value => value >= least);
}

function atMost(most: number, words: string, figure: number | undefined): Goal {
  return goal(`${words} ≤ ${most.toLocaleString('en')}`, figure, value => value <= most);
}

function goal(words: string, figure: number | undefined, isReached: (figure: number) => boolean): Goal {
  return { goal: words, figure, reached: figure === undefined ? undefined : isReached(figure) };
}
