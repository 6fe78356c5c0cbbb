import { type Figure, NO_FIGURE, ownerOf, type Pack } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { businessesIn, figureAt, type PublicTable, type TurfId, turfsAround } from './places.ts';

/** A figure that counts in a turf (W1). */
export interface Counted {
  readonly figure: Figure;
  readonly at: string; // its space; the turf itself for the Police Chief
}

/** A family, or the neutrals together. */
export interface Side {
  readonly seat: Seat | 'neutral';
  readonly figures: readonly Counted[];
}

/** Who counts in a turf, most influence first; the neutrals are one side. */
export function sidesIn(pack: Pack, table: PublicTable, turf: TurfId): readonly Side[] {
  const sides = new Map<Side['seat'], Counted[]>();
  for (const counted of figuresIn(pack, table, turf)) {
    const seat = ownerOf(counted.figure) ?? 'neutral';
    sides.set(seat, [...(sides.get(seat) ?? []), counted]);
  }
  return [...sides]
    .map(([seat, figures]) => ({ seat, figures }))
    .sort((one, other) => other.figures.length - one.figures.length || order(one.seat) - order(other.seat));
}

function figuresIn(pack: Pack, table: PublicTable, turf: TurfId): readonly Counted[] {
  const spaces = pack.familySpaces.filter(({ id }) => turfsAround(pack, id).includes(turf)).map(({ id }) => id);
  return [...businessesIn(pack, table, turf), ...spaces, turf].flatMap(at => {
    const figure = figureAt(pack, table, at);
    return figure === undefined || figure === NO_FIGURE ? [] : [{ figure, at }];
  });
}

export const influenceOf = (pack: Pack, table: PublicTable, turf: TurfId, seat: Seat): number =>
  sidesIn(pack, table, turf).find(side => side.seat === seat)?.figures.length ?? 0;

/** W2: who would win the turf now. */
export function leaderIn(pack: Pack, table: PublicTable, turf: TurfId): Seat | 'neutral' | 'tie' | 'nobody' {
  const [first, second] = sidesIn(pack, table, turf);
  if (first === undefined) return 'nobody';
  return second !== undefined && second.figures.length === first.figures.length ? 'tie' : first.seat;
}

const order = (seat: Side['seat']): number => (seat === 'neutral' ? Number.MAX_SAFE_INTEGER : seat);
