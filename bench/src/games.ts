// What is measured: every game, and The Docks here and on boardgame.io beside them. No other file of the bench names a game.
import { type AnyRules, type GameBots, plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import { corleoneGame } from '@omerta/corleone';
import { corleoneBots } from '@omerta/corleone/bots';
import type { GameId } from '@omerta/games';
import type { Game, GameTypes } from '@omerta/kernel';
import { liarsDiceGame } from '@omerta/liars-dice';
import { docks } from './docks/docks.ts';
import type { Figures } from './figures.ts';
import { hintRows } from './hintFigures.ts';
import { rulesFigures } from './rulesFigures.ts';
import type { Effort } from './speed.ts';

export interface Measured {
  readonly title: string;
  readonly players: readonly number[];
  readonly figures: (players: number, effort: Effort) => Figures | Promise<Figures>;
  readonly goals?: Goals;
}

/** Of one table, by row. */
export interface Goals {
  readonly players: number;
  readonly atLeast?: Readonly<Record<string, number>>;
  readonly atMost?: Readonly<Record<string, number>>;
  readonly timesBoardgame?: Readonly<Record<string, number>>; // at least so many times the decisions/s of boardgame.io
}

export type MeasuredName = GameId | 'docks' | 'boardgame';

const ROUNDS = 5; // of The Docks

export const MEASURED: { readonly [K in MeasuredName]: Measured } = {
  corleone: {
    title: "Corleone's Empire",
    ...figuresOf(corleoneGame, corleoneBots),
    goals: {
      players: 4,
      atLeast: { 'in place': 300_000, 'whole games in place': 600, imagine: 50_000 },
      atMost: { clone: 3, 'hint, 95 of 100 within': 1_000 },
      timesBoardgame: { 'in place': 40, submit: 10 },
    },
  },
  cashnguns: {
    title: "Ca$h 'n Guns",
    ...figuresOf(cashGame, cashBots),
    goals: {
      players: 6,
      atLeast: { 'in place': 900_000, 'whole games in place': 4_000 },
      atMost: { 'hint, 95 of 100 within': 1_000 },
    },
  },
  'liars-dice': { title: "Liar's Dice", ...figuresOf(liarsDiceGame, plainBots) },
  docks: {
    title: 'The Docks',
    players: [4],
    figures: (seats, effort) => rulesFigures(docks, { seats, rounds: ROUNDS }, seats, effort),
    goals: { players: 4, timesBoardgame: { 'in place': 40, submit: 10 } },
  },
  boardgame: {
    title: 'The Docks on boardgame.io',
    players: [4],
    figures: async (seats, effort) => {
      const { yardstickFigures } = await import('./boardgame/yardstickFigures.ts'); // boardgame.io may be missing
      return yardstickFigures(seats, ROUNDS, effort);
    },
  },
};

export const MEASURED_NAMES = Object.keys(MEASURED) as MeasuredName[];

/** Of every table the game can be played at, with hints where its bots give some. */
function figuresOf<G extends GameTypes>(game: Game<G>, bots: GameBots): Pick<Measured, 'players' | 'figures'> {
  const { least, most } = game.players;
  return {
    players: Array.from({ length: most - least + 1 }, (_, at) => least + at),
    figures: async (players, effort) => {
      const options = game.optionsFor(players);
      const { rows, calibration } = rulesFigures(game.rules, options, players, effort);
      const rules = game.rules as unknown as AnyRules; // bots of the same game
      const hints = bots.adviser === undefined ? [] : await hintRows({ bots, rules, options, players }, effort.hints);
      return { rows: [...rows, ...hints], calibration };
    },
  };
}
