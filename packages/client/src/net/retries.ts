const PAUSES = [1_000, 2_000, 4_000, 8_000] as const; // milliseconds; the last one from then on

/** The first try with the longest pause before it. */
export const PATIENT = PAUSES.length;

/** How long to wait before the try with this number, counted from 1. */
export const pauseBefore = (attempt: number): number => PAUSES[Math.min(attempt, PAUSES.length) - 1] ?? PAUSES[0];
