// The searches of the two-worlds suites, as a patched run starts them.
import type { GameId } from '@omerta/games';
import type { Run } from '@omerta/testing';
import { type GameTable, HIDING_GAMES, plantedTable } from '../games.ts';
import { playedOn } from './playedOn.ts';
import { searchPositions } from './search.ts';
import { stepOrNone } from './stepOrNone.ts';

const playedAt =
  (table: GameTable, more = {}): Run =>
  request =>
    searchPositions({ ...request, tables: [table], course: () => playedOn, enough: 1, ...more });

export const inGame = (game: GameId): Run => playedAt(plantedTable(game));
export const stepsOrNone: Run = playedAt(plantedTable(HIDING_GAMES.at(-1)!), { course: () => stepOrNone });
export const overSockets: Run = playedAt(plantedTable(HIDING_GAMES.at(-1)!), { overSockets: true });
