import type { Game } from '@omerta/kernel';
import { type LiarsDice, liarsDice } from './rules/index.ts';
import { range, switches } from './rules/options.ts';

/** Liar's Dice, as every program knows it. */
export const liarsDiceGame: Game<LiarsDice> = {
  id: 'liars-dice',
  players: range,
  rules: liarsDice,
  switches,
  optionsFor: players => ({ players }),
  playersIn: ({ players }) => players,
};
