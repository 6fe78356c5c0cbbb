import { type Random, type Seat, shuffle } from '@omerta/kernel';
import { cloneLoot, countLoot, DECK, isKept, LOOT, type LootKind } from './loot.ts';
import type { State, View } from './state.ts';
import { countUnresolved } from './tasks/resolve.ts';

/** Unseen loot goes to other players, the lost and the piles; clips and first aid kits are never owned. */
export const dealLoot = (state: State, view: View, others: readonly Seat[], random: Random): void => {
  const { table, own, secret } = state;
  for (const seat of others) {
    const open = view.loots?.[seat];
    if (open !== undefined) own[seat]!.loot = cloneLoot(open);
  }
  const kept: LootKind[] = [];
  const used: LootKind[] = [];
  for (const kind of LOOT) {
    let count = DECK[kind] - table.loot[kind] - table.lootGone[kind] - countUnresolved(table, kind);
    for (const drawer of own) count -= drawer.loot[kind];
    for (; count > 0; count -= 1) (isKept(kind) ? kept : used).push(kind);
  }
  shuffle(random, kept);
  for (const seat of others) {
    const { loot } = own[seat]!;
    for (let left = table.seats[seat]!.loot - countLoot(loot); left > 0; left -= 1) loot[kept.pop()!] += 1;
  }
  for (let left = table.lootLost; left > 0; left -= 1) secret.lootLost[kept.pop()!] += 1;
  secret.piles = [...kept, ...used];
  shuffle(random, secret.piles);
};
