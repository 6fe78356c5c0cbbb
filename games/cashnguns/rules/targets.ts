import type { Frozen, Reason, Seat } from '@omerta/kernel';
import { reasons } from './reasons.ts';
import type { Table, TableSeat } from './state.ts';

/** 3a, I5: another living player who is in the round. Before the reveal all players are. */
export const whyNotTarget = (table: Frozen<Table>, seat: Seat, target: Seat): Reason | undefined => {
  const aimed = table.seats[target];
  if (aimed === undefined) return reasons.noSuchPlayer;
  if (target === seat) return reasons.notYourself;
  if (!aimed.alive) return reasons.targetEliminated;
  return aimed.down === 'satOut' ? reasons.targetSatOut : undefined;
};

/** Whether a seat could aim at another player than now (AMB-10). */
export const hasOtherTarget = (table: Frozen<Table>, seat: Seat): boolean => {
  const { target } = table.seats[seat]!;
  for (let other = 0; other < table.players; other += 1) {
    if (other !== target && whyNotTarget(table, seat, other) === undefined) return true;
  }
  return false;
};

/** Whose guns point at this seat. A player who ducked has taken the gun down. */
export const gunsOn = ({ seats }: Frozen<Table>, target: Seat): Seat[] => {
  const guns: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat += 1) if (isAimingAt(seats[seat]!, target)) guns.push(seat);
  return guns;
};

export const isAimingAt = ({ alive, down, target }: Frozen<TableSeat>, seat: Seat): boolean =>
  target === seat && alive && down !== 'satOut' && down !== 'ducked';

/** T-KID: all other players choose bullet and target together. */
export const aimsLast = ({ talent }: Pick<TableSeat, 'talent'>): boolean => talent === 'kid';
