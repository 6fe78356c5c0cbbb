const PAUSES = [1_000, 2_000, 4_000, 8_000] as const; // milliseconds; the last one from then on

/** The first try with the longest pause before it. */
export const PATIENT = PAUSES.length;

/** How long a page waits before the try with this number, counted from 1. Chance, from 0 to 1, makes the pause up to half
 *  shorter or longer: the pages of a whole house whose lines were cut at once do not all come back at the same moment. */
export function pauseBefore(attempt: number, chance: number): number {
  const pause = PAUSES[Math.min(attempt, PAUSES.length) - 1] ?? PAUSES[0];
  return Math.round(pause * (0.5 + chance));
}
