import { levelNamed, OFFERED_LEVELS, USUAL_LEVEL } from '@omerta/bots/levels';
import type { ServedGame } from '../net/tablesApi.ts';

const NOT_OFFERED = 'random'; // for tests; no person plays like that

/** The levels of bots a host may choose from, weakest first. Without a server this browser has its own. */
export function levelsFor(game: ServedGame | undefined): readonly string[] {
  const offered = game?.bots.filter(level => level !== NOT_OFFERED) ?? OFFERED_LEVELS;
  return offered.length > 0 ? offered : (game?.bots ?? OFFERED_LEVELS);
}

/** The wanted level by its current name; the usual one if it is not offered. */
export function levelIn(levels: readonly string[], wanted: string): string {
  const named = levelNamed(wanted) ?? wanted;
  return [named, USUAL_LEVEL].find(level => levels.includes(level)) ?? levels[0]!;
}
