// What a share is worth to its taker, in thousands of dollars.
import { isKept, type Loot, lootWorth, noLoot, type Share, type TableSeat } from '@omerta/cashnguns/seen';

type Talented = Pick<TableSeat, 'talent'>;

/** How much more the stash counts with these; the diamond bonus comes besides. */
export function gainOf(loot: Readonly<Loot>, owner: Talented, shares: readonly Share[]): number {
  const after: Loot = { ...loot };
  for (const share of shares) if (isKept(share)) after[share] += 1;
  return lootWorth(after, owner) - lootWorth(loot, owner);
}

/** What the stash counted before these were taken; a card that has left it since is not looked for. */
export function worthWithout(loot: Readonly<Loot>, owner: Talented, shares: readonly Share[]): number {
  const before: Loot = { ...loot };
  for (const share of shares) if (isKept(share) && before[share] > 0) before[share] -= 1;
  return lootWorth(before, owner);
}

export interface PaintingStep {
  readonly count: number;
  readonly worth: number;
}

const LADDER = 10; // all the paintings there are

/** What so many paintings are worth. The Collector's talent counts as one of them. */
export function paintingLadder(owner: Talented): readonly PaintingStep[] {
  const collected = owner.talent === 'collector' ? 1 : 0;
  return Array.from({ length: LADDER + 1 - collected }, (_, more) => ({
    count: more + collected,
    worth: lootWorth({ ...noLoot(), painting: more }, owner),
  }));
}
