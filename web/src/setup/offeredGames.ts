import type { WebGame } from '@omerta/table/game/webGame.ts';
import { webGames } from '../games/games.ts';
import { useServedGames } from '../net/servedGames.ts';

/** The games of the home page: those the server offers; where no server has answered yet, all but examples. */
export function offeredGames(games: readonly WebGame[], served: readonly string[] | undefined): readonly WebGame[] {
  const offered = games.filter(({ id }) => served?.includes(id));
  return offered.length > 0 ? offered : games.filter(({ isExample }) => isExample !== true);
}

export const useOfferedGames = (): readonly WebGame[] =>
  offeredGames(
    webGames,
    useServedGames()?.map(({ id }) => id),
  );
