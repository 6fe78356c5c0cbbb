// Every game of the browser. What a game has is listed in its own `web.ts`.
import { web as cashnguns } from '@omerta/cashnguns/web.ts';
import { web as corleone } from '@omerta/corleone/web.ts';
import { GAME_IDS, type GameId, isGameId } from '@omerta/games';
import { web as liarsDice } from '@omerta/liars-dice/web.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';

const GAMES: { readonly [Id in GameId]: WebGame } = { corleone, cashnguns, 'liars-dice': liarsDice };

export const webGames: readonly WebGame[] = GAME_IDS.map(id => GAMES[id]);

export const webGame = (id: string): WebGame | undefined => (isGameId(id) ? GAMES[id] : undefined);
