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

const AT_ONCE = { novice: 0, casual: 0, regular: 0 } as const; // a millisecond or two, which no network lets see

const TIMES: { readonly [Game in BotGame]: Readonly<Record<Rung, number>> } = {
  corleone: { ...AT_ONCE, strong: 250, expert: 1_000 },
  cashnguns: { ...AT_ONCE, strong: 25, expert: 100 },
};
