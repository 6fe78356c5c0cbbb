// Every game of the browser. What a game has is listed in its own `web.ts`.
import { web as cashnguns } from '@omerta/cashnguns/web.ts';
import { web as corleone } from '@omerta/corleone/web.ts';
import { GAME_IDS, type GameId, isGameId } from '@omerta/games';
import type { WebGame } from '@omerta/table/game/webGame.ts';

const GAMES: { readonly [Id in GameId]?: WebGame } = { corleone, cashnguns };

export const webGames: readonly WebGame[] = GAME_IDS.flatMap(id => GAMES[id] ?? []);

export const webGame = (id: string): WebGame | undefined => (isGameId(id) ? GAMES[id] : undefined);
