import type { ServedGame } from '../net/tablesApi.ts';

/** Those this browser has without a server, weakest first. */
const OWN_LEVELS: readonly string[] = ['easy', 'sharp'];
const NOT_OFFERED = 'random'; // for tests of the house; it plays like nobody

/** The levels of bots a host may choose from, weakest first. */
export function levelsFor(game: ServedGame | undefined): readonly string[] {
  const offered = game?.bots.filter(level => level !== NOT_OFFERED) ?? OWN_LEVELS;
  return offered.length > 0 ? offered : (game?.bots ?? OWN_LEVELS);
}
