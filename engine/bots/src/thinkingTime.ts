import type { GameBots } from './gameBots.ts';
import { levelNamed } from './levels.ts';

/**
 * Milliseconds a decision may take on one core; by then the best so far will do. How long a bot thought tells of its
 * hand, so its answer is shown no sooner.
 */
export function thinkingTime({ thinkingTimes }: Pick<GameBots, 'thinkingTimes'>, level: string): number {
  const known = levelNamed(level);
  return known === undefined || known === 'random' ? 0 : thinkingTimes[known];
}

/** For levels that need less than one: a page on the same device could tell the fractions apart. */
export const AT_A_GLANCE = 5;
