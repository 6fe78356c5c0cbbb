// What the camera of a shared screen does once all guns are up: from the aims alone, which all have seen.
import { NO_SEAT } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';

/** What is looked at, for how many milliseconds. */
export type Shot =
  | { readonly kind: 'standoff'; readonly seats: readonly [Seat, Seat]; readonly ms: number }
  | { readonly kind: 'closeUp'; readonly seat: Seat; readonly ms: number };

/** The same whatever is hidden, and never more than three seconds. */
export const SHOT_LENGTHS = { standoff: 2_620, closeUp: 2_600 } as const;
const LEAST_GUNS = 2; // for a close-up

export interface Aimer {
  readonly target: Seat;
  readonly bullets: number;
  /** Bangs that all have seen. */
  readonly bangs: number;
}

/** At most one standoff and one close-up a round, then the whole table again. */
export function shotsOf(aimers: readonly Aimer[]): readonly Shot[] {
  const seats = standoffOf(aimers);
  const seat = mostAimedAt(aimers);
  return [
    ...(seats === undefined ? [] : [{ kind: 'standoff', seats, ms: SHOT_LENGTHS.standoff } as const]),
    ...(seat === undefined ? [] : [{ kind: 'closeUp', seat, ms: SHOT_LENGTHS.closeUp } as const]),
  ];
}

/** Two who aim at each other: those who have shown most Bangs, then those with fewest cards. */
function standoffOf(aimers: readonly Aimer[]): readonly [Seat, Seat] | undefined {
  const pairs = aimers.flatMap(({ target }, seat): (readonly [Seat, Seat])[] =>
    target > seat && aimers[target]?.target === seat ? [[seat, target]] : [],
  );
  const sum = (pair: readonly Seat[], of: (aimer: Aimer) => number) =>
    pair.reduce((total, seat) => total + of(aimers[seat]!), 0);
  return pairs.toSorted(
    (one, other) =>
      sum(other, ({ bangs }) => bangs) - sum(one, ({ bangs }) => bangs) ||
      sum(one, ({ bullets }) => bullets) - sum(other, ({ bullets }) => bullets),
  )[0];
}

/** The one whom most guns point at; nobody where several are level. */
function mostAimedAt(aimers: readonly Aimer[]): Seat | undefined {
  const guns = aimers.map((_, seat) => aimers.filter(({ target }) => target !== NO_SEAT && target === seat).length);
  const most = Math.max(...guns);
  const seat = guns.indexOf(most);
  return most >= LEAST_GUNS && guns.lastIndexOf(most) === seat ? seat : undefined;
}
