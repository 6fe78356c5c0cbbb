const PAUSES = [1_000, 2_000, 4_000, 8_000] as const; // milliseconds; the last one from then on

/** The first attempt with the longest pause before it. */
export const PATIENT = PAUSES.length;

/**
 * How long a page waits before this attempt, counted from 1. `chance`, from 0 to 1, makes the pause up to half shorter or
 * longer, so that pages that lost their connections at once do not all reconnect at the same moment.
 */
export function pauseBefore(attempt: number, chance: number): number {
  const pause = PAUSES[Math.min(attempt, PAUSES.length) - 1] ?? PAUSES[0];
  return Math.round(pause * (0.5 + chance));
}
