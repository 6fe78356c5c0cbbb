import type { AnyRules, GameBots } from '@omerta/bots';
import { cashBots } from '@omerta/cashnguns/bots';
import { cashnguns } from '@omerta/cashnguns/rules';
import { corleoneBots } from '@omerta/corleone/bots';
import { corleone, standardPack } from '@omerta/corleone/rules';
import type { GameTypes, Rules } from '@omerta/kernel';
import { toy } from '@omerta/testing';
import type { Figures, GameName, Table } from './figures.ts';
import { hintRows } from './hintFigures.ts';
import { rulesFigures } from './rulesFigures.ts';
import type { Effort } from './speed.ts';

export interface Task {
  readonly game: GameName;
  readonly players: number;
  readonly effort: Effort;
}

export async function measureTable({ game, players, effort }: Task): Promise<Table> {
  return { game, players, ...(await figuresOf[game](players, effort)) };
}

/** With hints, which need bots. */
async function gameFigures<G extends GameTypes>(
  bots: GameBots,
  rules: Rules<G>,
  players: number,
  effort: Effort,
): Promise<Figures> {
  const { rows, calibration } = rulesFigures(rules, { players } as G['Options'], players, effort); // both games take that
  const hints = await hintRows(bots, rules as unknown as AnyRules, players, effort.hints); // told apart by the game
  return { rows: [...rows, ...hints], calibration };
}

const ROUNDS = 5; // of The Docks

const figuresOf: { readonly [K in GameName]: (players: number, effort: Effort) => Figures | Promise<Figures> } = {
  corleone: (players, effort) => gameFigures(corleoneBots, corleone(standardPack), players, effort),
  cashnguns: (players, effort) => gameFigures(cashBots, cashnguns, players, effort),
  docks: (seats, effort) => rulesFigures(toy, { seats, rounds: ROUNDS }, seats, effort),
  boardgame: async (seats, effort) => {
    const { yardstickFigures } = await import('./boardgame/yardstickFigures.ts'); // boardgame.io may be missing
    return yardstickFigures(seats, ROUNDS, effort);
  },
};
