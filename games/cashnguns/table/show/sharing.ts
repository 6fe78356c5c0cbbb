// Where the sharing stands, as everybody sees it.
import { countLoot, type ShareType } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { PublicTable } from './tableAfter.ts';

const sharingTask = ({ agenda }: PublicTable) =>
  agenda.findLast((task): task is Extract<typeof task, { kind: 'sharing' }> => task.kind === 'sharing');

const sharesLeft = ({ loot, token }: PublicTable): number => countLoot(loot) + (token ? 1 : 0);

/** Who takes the shares that are left, one after another. */
export function pickOrder(table: PublicTable): readonly Seat[] {
  const sharing = sharingTask(table);
  if (sharing === undefined || sharing.order.length === 0) return [];
  const { order, at } = sharing;
  return Array.from({ length: sharesLeft(table) }, (_, turn) => order[(at + turn) % order.length]!);
}

/** What the Dictator has forbidden for this turn. */
export const bannedNow = (table: PublicTable): ShareType | '' => sharingTask(table)?.banned ?? '';
