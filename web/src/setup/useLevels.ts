import { useServedGames } from '../net/servedGames.ts';
import { levelsFor } from './levels.ts';

/** The levels of bots the server offers for a game, weakest first. */
export const useLevels = (game: string): readonly string[] =>
  levelsFor(useServedGames()?.find(({ id }) => id === game));
