// Every game this server serves. Nothing else here knows one by name.
import { type GameBots, plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import { corleoneGame } from '@omerta/corleone';
import { corleoneBots } from '@omerta/corleone/bots';
import { GAME_IDS, type GameId, isGameId } from '@omerta/games';
import type { Game, GameTypes, Rules } from '@omerta/kernel';
import { liarsDiceGame } from '@omerta/liars-dice';

export { GAME_IDS };

export type AnyRules = Rules<GameTypes>;

export interface ServedGame extends Game {
  readonly bots: GameBots;
}

const GAMES: { readonly [Id in GameId]: ServedGame } = {
  corleone: { ...corleoneGame, bots: corleoneBots },
  cashnguns: { ...cashGame, bots: cashBots },
  'liars-dice': { ...liarsDiceGame, bots: plainBots },
};

/** The players of a game that is served. */
export function botsOf(id: string): GameBots {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`No bots for ${id}`);
  return game.bots;
}

export function gameOf(id: string): ServedGame | undefined {
  return isGameId(id) ? GAMES[id] : undefined;
}
