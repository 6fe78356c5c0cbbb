// 6c, 6e, 6f: what the Bangs of one round do to a player who stands.
import { WOUNDS_TO_DIE } from './numbers.ts';
import type { TableSeat } from './state.ts';

const UNBREAKABLE_WOUNDS = 5;

export interface Harm {
  readonly kind: 'unhurt' | 'lucky' | 'wounded' | 'eliminated';
  readonly wounds: number; // afterwards, not clamped (AMB-14)
}

export const harmBy = (player: Pick<TableSeat, 'talent' | 'wounds'>, hits: number): Harm => {
  if (hits === 0) return { kind: 'unhurt', wounds: player.wounds };
  if (areMissed(player, hits)) return { kind: 'lucky', wounds: player.wounds };
  const wounds = player.wounds + hits;
  return { kind: wounds >= woundsToDie(player) ? 'eliminated' : 'wounded', wounds };
};

/** T-LUC: two or more hits are none. */
export const areMissed = ({ talent }: Pick<TableSeat, 'talent'>, hits: number): boolean =>
  talent === 'lucky' && hits > 1;

/** T-UNB. */
export const woundsToDie = ({ talent }: Pick<TableSeat, 'talent'>): number =>
  talent === 'unbreakable' ? UNBREAKABLE_WOUNDS : WOUNDS_TO_DIE;
