import { corleone, standardPack } from '@omerta/corleone';
import { toy } from '@omerta/kernel/testing';
import { calibrate } from './calibration.ts';
import type { GameName, Row, Table } from './figures.ts';
import { rulesRows } from './rulesRows.ts';
import type { Effort } from './speed.ts';

export interface Task {
  readonly game: GameName;
  readonly players: number;
  readonly effort: Effort;
}

export async function measureTable({ game, players, effort }: Task): Promise<Table> {
  return { game, players, calibration: calibrate(effort), rows: await rowsOf[game](players, effort) };
}

export const ROUNDS = 5; // of The Docks

const rowsOf: { readonly [K in GameName]: (players: number, effort: Effort) => Row[] | Promise<Row[]> } = {
  corleone: (players, effort) => rulesRows(corleone(standardPack), { players }, players, effort),
  docks: (seats, effort) => rulesRows(toy, { seats, rounds: ROUNDS }, seats, effort),
  boardgame: async (seats, effort) => {
    const { yardstickRows } = await import('./boardgame/yardstickRows.ts'); // boardgame.io may be missing
    return yardstickRows(seats, ROUNDS, effort);
  },
};
