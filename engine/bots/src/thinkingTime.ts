import type { BotGame } from './botOf.ts';
import { levelNamed, type Rung } from './levels.ts';

/**
 * Milliseconds a decision may take on one core; by then the best so far will do. How long a bot thought tells of its
 * hand, so nobody sees an answer sooner.
 */
export function thinkingTime(game: BotGame, level: string): number {
  const known = levelNamed(level);
  return known === undefined || known === 'random' ? 0 : TIMES[game][known];
}

const AT_A_GLANCE = 5; // they need less than one, of which a page on the same device could tell the fractions apart

const TIMES: { readonly [Game in BotGame]: Readonly<Record<Rung, number>> } = {
  corleone: { novice: AT_A_GLANCE, casual: AT_A_GLANCE, regular: 50, strong: 250, expert: 1_000 },
  cashnguns: { novice: AT_A_GLANCE, casual: AT_A_GLANCE, regular: AT_A_GLANCE, strong: 25, expert: 100 },
};
