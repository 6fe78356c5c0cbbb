import type { Game } from '@omerta/kernel';
import { type CashNGuns, cashnguns, LEAST_PLAYERS, MOST_PLAYERS, switches } from './rules/index.ts';

/** Ca$h 'n Guns, as every program knows it. */
export const cashGame: Game<CashNGuns> = {
  id: 'cashnguns',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 6 },
  rules: cashnguns,
  switches,
  optionsFor: players => ({ players }),
  playersIn: ({ players }) => players,
};
