import type { Game } from '@omerta/kernel';
import { type LiarsDice, liarsDice } from './rules/index.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, switches } from './rules/options.ts';

/** Liar's Dice, as every program knows it. */
export const liarsDiceGame: Game<LiarsDice> = {
  id: 'liars-dice',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 4 },
  rules: liarsDice,
  switches,
  optionsFor: players => ({ players }),
  playersIn: ({ players }) => players,
};
