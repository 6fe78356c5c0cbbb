import type { GameBots } from './gameBots.ts';
import { levelNamed } from './levels.ts';

/**
 * Milliseconds a decision may take on one core; then the best choice so far is played. A shorter time would reveal
 * something about the bot's hand, so its answer is shown no sooner.
 */
export function thinkingTime({ thinkingTimes }: Pick<GameBots, 'thinkingTimes'>, level: string): number {
  const known = levelNamed(level);
  return known === undefined || known === 'random' ? 0 : thinkingTimes[known];
}

/** For levels that need less than a millisecond: a page on the same device could measure the fractions. */
export const AT_A_GLANCE = 5;
