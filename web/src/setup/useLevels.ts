import { useEffect, useState } from 'react';
import { type ServedGame, tablesApi } from '../net/tablesApi.ts';
import { levelsFor } from './levels.ts';

/** The levels of bots the house offers for a game, weakest first. */
export function useLevels(game: string): readonly string[] {
  const [games, setGames] = useState<readonly ServedGame[]>([]);
  useEffect(() => {
    tablesApi.games().then(
      served => setGames(served.games),
      () => undefined, // told by `line`; this browser has its own bots
    );
  }, []);
  return levelsFor(games.find(({ id }) => id === game));
}
