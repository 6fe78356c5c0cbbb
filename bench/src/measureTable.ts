import { cashnguns } from '@omerta/cashnguns';
import { corleone, standardPack } from '@omerta/corleone';
import { toy } from '@omerta/kernel/testing';
import type { Figures, GameName, Table } from './figures.ts';
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

export const ROUNDS = 5; // of The Docks

const figuresOf: { readonly [K in GameName]: (players: number, effort: Effort) => Figures | Promise<Figures> } = {
  corleone: (players, effort) => rulesFigures(corleone(standardPack), { players }, players, effort),
  cashnguns: (players, effort) => rulesFigures(cashnguns, { players }, players, effort),
  docks: (seats, effort) => rulesFigures(toy, { seats, rounds: ROUNDS }, seats, effort),
  boardgame: async (seats, effort) => {
    const { yardstickFigures } = await import('./boardgame/yardstickFigures.ts'); // boardgame.io may be missing
    return yardstickFigures(seats, ROUNDS, effort);
  },
};
