// How many wrong guesses are remembered under a key, and how long the next one has to wait.

/** What one key allows. Times are in milliseconds. */
export interface GuessLimit {
  readonly key: string;
  readonly free: number; // wrong guesses before any waiting
  readonly recovery: number; // after this time one of them is forgotten
  readonly first: number; // the first waiting time; it doubles with every further wrong guess
  readonly longest: number;
}

/** The count is the time until all is forgotten, divided by the limit's recovery: it needs no upkeep. */
export interface GuessCount {
  readonly clearAt: number;
  readonly lastAt: number;
}

/** Milliseconds before the next guess is allowed. */
export function waitOf(stored: GuessCount | undefined, limit: GuessLimit, now: number): number {
  const count = believed(stored, now);
  if (count === undefined) return 0;
  const wrong = Math.ceil((count.clearAt - now) / limit.recovery);
  if (wrong < limit.free) return 0;
  const pause = Math.min(limit.longest, limit.first * 2 ** Math.min(wrong - limit.free, 30));
  return Math.max(0, Math.min(count.lastAt, now) + pause - now);
}

/** After one more. */
export function countedOnce(stored: GuessCount | undefined, limit: GuessLimit, now: number): GuessCount {
  const clearAt = believed(stored, now)?.clearAt ?? now;
  return { clearAt: Math.max(clearAt, now) + limit.recovery, lastAt: now };
}

/** A count from the future, written before the clock was set back, would lock its owner out until then. */
const believed = (count: GuessCount | undefined, now: number): GuessCount | undefined =>
  count !== undefined && count.lastAt - now < MOST_SKEW ? count : undefined;

const MOST_SKEW = 60_000; // between the clocks of two nodes
