import { USUAL_GAME_IDS } from '@omerta/games';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { webGames } from '../games/games.ts';
import { useServedGames } from '../net/servedGames.ts';

/** The games of the home page: those the server offers; where no server has answered yet, the usual ones. */
export function offeredGames(
  games: readonly WebGame[],
  served: readonly string[] | undefined,
  usual: readonly string[] = USUAL_GAME_IDS,
): readonly WebGame[] {
  const offered = games.filter(({ id }) => served?.includes(id));
  return offered.length > 0 ? offered : games.filter(({ id }) => usual.includes(id));
}

/** Those for a party come first: they are over soonest. */
export const useOfferedGames = (): readonly WebGame[] =>
  offeredGames(
    PARTY_FIRST,
    useServedGames()?.map(({ id }) => id),
  );

const PARTY_FIRST = webGames.toSorted((one, other) => Number('Party' in other) - Number('Party' in one));
