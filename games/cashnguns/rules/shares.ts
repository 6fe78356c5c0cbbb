// What lies on the table to be shared, and who takes it in which order.
import type { Frozen, Seat } from '@omerta/kernel';
import { countLoot, NEW_GODFATHER, SHARES, type Share, type ShareType, typeOf } from './loot.ts';
import type { Table } from './state.ts';
import type { SharingTask } from './tasks/task.ts';

type Board = Frozen<Table>;

/** How many shares are on the table, without the banned type. */
export const countShares = (table: Board, banned: ShareType | '' = ''): number => {
  if (banned === '') return countLoot(table.loot) + (table.token ? 1 : 0);
  let count = 0;
  for (const share of SHARES)
    if (isThere(table, banned, share)) count += share === NEW_GODFATHER ? 1 : table.loot[share];
  return count;
};

export const isThere = (table: Board, banned: ShareType | '', share: Share): boolean =>
  (share === NEW_GODFATHER ? table.token : table.loot[share] > 0) && (banned === '' || typeOf(share) !== banned);

/** Who takes the shares that are left, one after another. */
export const pickOrder = (table: Board): Seat[] => {
  const sharing = sharingIn(table);
  if (sharing === undefined || sharing.order.length === 0) return [];
  const { order, at } = sharing;
  return Array.from({ length: countShares(table) }, (_, turn) => order[(at + turn) % order.length]!);
};

/** What the Dictator has forbidden for this turn. */
export const bannedNow = (table: Board): ShareType | '' => sharingIn(table)?.banned ?? '';

export const sharingIn = ({ agenda }: Board): Frozen<SharingTask> | undefined =>
  agenda.find((task): task is Frozen<SharingTask> => task.kind === 'sharing');
