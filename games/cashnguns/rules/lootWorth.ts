import { DECK, isKept, LOOT, type Loot, noLoot, type Share, WORTH } from './loot.ts';
import { countedPaintings, paintingsWorth } from './scoring.ts';
import type { TableSeat } from './state.ts';

type Owner = Pick<TableSeat, 'talent'>;

/** What loot counts for as it is, in thousands of dollars; the bonus for most diamonds comes besides. */
export function lootWorth(loot: Readonly<Loot>, owner: Owner): number {
  return LOOT.reduce((sum, kind) => sum + loot[kind] * WORTH[kind], worthOfPaintings(loot, owner));
}

/** What one more painting adds. */
export function nextPainting(loot: Readonly<Loot>, owner: Owner): number {
  const more = { ...loot, painting: loot.painting + 1 };
  return worthOfPaintings(more, owner) - worthOfPaintings(loot, owner);
}

/** How much more the loot counts with these shares. */
export function gainOf(loot: Readonly<Loot>, owner: Owner, shares: readonly Share[]): number {
  const after: Loot = { ...loot };
  for (const share of shares) if (isKept(share)) after[share] += 1;
  return lootWorth(after, owner) - lootWorth(loot, owner);
}

/** What the loot counted before these shares were taken; a card that has left it since is skipped. */
export function worthWithout(loot: Readonly<Loot>, owner: Owner, shares: readonly Share[]): number {
  const before: Loot = { ...loot };
  for (const share of shares) if (isKept(share) && before[share] > 0) before[share] -= 1;
  return lootWorth(before, owner);
}

/** V3: what each number of paintings is worth to an owner, from none taken on. */
export function paintingLadder(owner: Owner): readonly { readonly count: number; readonly worth: number }[] {
  const least = countedPaintings(noLoot(), owner);
  return Array.from({ length: DECK.painting + 1 - least }, (_, taken) => ({
    count: taken + least,
    worth: paintingsWorth(taken + least),
  }));
}

function worthOfPaintings(loot: Readonly<Loot>, owner: Owner): number {
  return paintingsWorth(countedPaintings(loot, owner));
}
