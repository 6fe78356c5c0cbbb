import type { Look } from './game.ts';
import { woundsToDie } from './hits.ts';
import { NEW_GODFATHER, type Share } from './loot.ts';

/** §3.8: what the clock takes for a player whose time is up: the most valuable share by a fixed table. */
export const usualPick = (look: Look, isThere: (share: Share) => boolean): Share => {
  const player = look.table.seats[look.seat]!;
  const isDying = player.wounds >= woundsToDie(player) - 1;
  const order: readonly Share[] = [
    ...(isDying ? (['aid'] as const) : []),
    'bill20',
    ...(look.own.loot.painting >= 2 ? (['painting'] as const) : []),
    'bill10',
    'diamond10',
    'diamond5',
    'diamond1',
    'painting',
    'bill5',
    'clip',
    'aid',
    NEW_GODFATHER,
  ];
  return order.find(isThere) ?? NEW_GODFATHER;
};
