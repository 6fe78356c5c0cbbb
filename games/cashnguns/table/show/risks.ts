// What so many hits do to a player who stands.
import type { TableSeat } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { PublicTable } from './tableAfter.ts';

export interface Risk {
  readonly hits: number;
  readonly kind: 'share' | 'down' | 'out' | 'lucky';
  readonly wounds: number; // after it
}

export const woundLimit = ({ talent }: Pick<TableSeat, 'talent'>): number => (talent === 'unbreakable' ? 5 : 3);

/** T-LUC: two or more hits in one round miss the Lucky Man. */
export function risksOf(player: Pick<TableSeat, 'talent' | 'wounds'>, guns: number): readonly Risk[] {
  const limit = woundLimit(player);
  return Array.from({ length: guns + 1 }, (_, hits): Risk => {
    if (hits === 0) return { hits, kind: 'share', wounds: player.wounds };
    if (player.talent === 'lucky' && hits > 1) return { hits, kind: 'lucky', wounds: player.wounds };
    const wounds = player.wounds + hits;
    return { hits, kind: wounds >= limit ? 'out' : 'down', wounds: Math.min(wounds, limit) };
  });
}

/** Who aims at this seat. */
export const gunsOn = ({ seats }: PublicTable, target: Seat): readonly Seat[] =>
  seats.flatMap((player, seat) =>
    player.alive && player.target === target && player.down !== 'satOut' && player.down !== 'ducked' ? [seat] : [],
  );
