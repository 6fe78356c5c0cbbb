import type { Game } from '@omerta/kernel';
import { GANGSTERS } from './rules/gangsters.ts';
import { type CashNGuns, cashnguns } from './rules/index.ts';
import { range, switches } from './rules/options.ts';

/** Ca$h 'n Guns, as every program knows it. */
export const cashGame: Game<CashNGuns> = {
  id: 'cashnguns',
  players: range,
  rules: cashnguns,
  switches,
  factions: { field: 'gangsters', of: () => GANGSTERS },
  optionsFor: players => ({ players }),
  playersIn: ({ players }) => players,
};
