import type { TurningPoint } from './analysis.ts';
import type { Parts } from './parts.ts';
import type { Timeline } from './timeline.ts';

/** The moments with the largest change for any seat. */
export function turningPointsOf(
  { moments }: Timeline,
  open: readonly (readonly number[])[],
  parts: readonly (readonly Parts[])[],
): TurningPoint[] {
  return moments
    .map(({ from, to, answers }, at) => {
      const [before, after] = [open[from]!, open[to]!];
      const swing = Math.max(...after.map((share, seat) => Math.abs(share - before[seat]!)));
      return {
        step: to,
        answers: answers.map(({ seat, text }) => ({ seat, text })),
        swing,
        before,
        after,
        parts: parts[at]!,
      };
    })
    .toSorted((one, other) => other.swing - one.swing || one.step - other.step)
    .slice(0, MOST_SHOWN);
}

const MOST_SHOWN = 3;
