import { countDiamonds, type FinalCount, type Loot, type View } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';

/** One line of the reckoning. */
export interface FinalRow extends FinalCount {
  readonly seat: Seat;
  readonly isAlive: boolean;
  readonly wounds: number;
  readonly diamondCards: number;
  readonly paintingCards: number;
  readonly isCollector: boolean;
}

/** Why the first is first. */
export type Why =
  | { readonly kind: 'money' }
  /** E6: level on money, more wounds. */
  | { readonly kind: 'wounds'; readonly second: FinalRow }
  | { readonly kind: 'shared' }
  | { readonly kind: 'survivor' }
  | { readonly kind: 'nobody' };

/** The winner first, the dead last. Empty before the end. */
export function finalRows({ table, revealed }: View): readonly FinalRow[] {
  const rows = (table.result ?? []).map((count, seat): FinalRow => {
    const player = table.seats[seat]!;
    const loot: Readonly<Loot> | undefined = revealed?.own[seat]?.loot;
    return {
      ...count,
      seat,
      isAlive: player.alive,
      wounds: player.wounds,
      diamondCards: loot === undefined ? 0 : countDiamonds(loot),
      paintingCards: loot?.painting ?? 0,
      isCollector: player.talent === 'collector',
    };
  });
  return rows.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

export const winnersOf = (rows: readonly FinalRow[]): readonly FinalRow[] => rows.filter(({ place }) => place === 1);

export function whyOf(rows: readonly FinalRow[]): Why {
  const [first, second] = rows;
  const alive = rows.filter(({ isAlive }) => isAlive).length;
  if (first === undefined || alive === 0) return { kind: 'nobody' };
  if (alive === 1) return { kind: 'survivor' };
  if (second !== undefined && second.total === first.total)
    return second.place === 1 ? { kind: 'shared' } : { kind: 'wounds', second };
  return { kind: 'money' };
}
