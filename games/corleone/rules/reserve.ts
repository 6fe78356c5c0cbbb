import type { Frozen, Seat } from '@omerta/kernel';
import type { Table, TableSeat } from './state.ts';

/** Thugs and family members still to be played. */
export const countReserve = ({ thugs, members }: Frozen<TableSeat>): number => thugs + members.length;

export const hasFigures = (player: Frozen<TableSeat>): boolean => player.thugs > 0 || player.members.length > 0;

/** F2: a player without a figure in reserve is skipped in family business. */
export const isOutOfPhase = ({ phase, seats }: Frozen<Table>, seat: Seat): boolean =>
  phase === 'family' && !hasFigures(seats[seat]!);
