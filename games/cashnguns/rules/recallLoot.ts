// Loot of a seat as far as the viewer saw it: at least this many of each kind, and a number of unknown cards.
import { countLoot, LOOT, type Loot, type LootKind, noLoot } from './loot.ts';

export interface KnownLoot {
  readonly loot: Readonly<Loot>;
  readonly others: number;
}

export const NO_LOOT: KnownLoot = { loot: noLoot(), others: 0 };
export const UNKNOWN_LOOT: KnownLoot = { loot: noLoot(), others: Number.POSITIVE_INFINITY };

export const addLoot = ({ loot, others }: KnownLoot, kind: LootKind): KnownLoot => ({
  loot: { ...loot, [kind]: loot[kind] + 1 },
  others,
});

/** Removes a card the viewer saw. If it cannot have been there, events are missing, and nothing is known. */
export const removeLoot = ({ loot, others }: KnownLoot, kind: LootKind): KnownLoot => {
  if (loot[kind] > 0) return { loot: { ...loot, [kind]: loot[kind] - 1 }, others };
  return others > 0 ? { loot, others: others - 1 } : UNKNOWN_LOOT;
};

export const addAll = (one: KnownLoot, other: KnownLoot): KnownLoot => ({
  loot: eachKind(kind => one.loot[kind] + other.loot[kind]),
  others: one.others + other.others,
});

/** Cards are drawn unseen: what is left and what was drawn, known only if no other card can have been drawn. */
export const drawUnseen = (from: KnownLoot, count: number): { readonly left: KnownLoot; readonly drawn: KnownLoot } => {
  const { loot, others } = from;
  if (others === 0 && countLoot(loot) <= count) return { left: NO_LOOT, drawn: from };
  const only = others === 0 ? LOOT.find(kind => loot[kind] === countLoot(loot)) : undefined;
  if (only !== undefined) {
    const drawn = { loot: { ...noLoot(), [only]: count }, others: 0 };
    return { left: { loot: { ...loot, [only]: loot[only] - count }, others }, drawn };
  }
  const still = eachKind(kind => Math.max(0, loot[kind] - count));
  const unsure = countLoot(loot) + others - count - countLoot(still);
  return { left: { loot: still, others: unsure }, drawn: { loot: noLoot(), others: count } };
};

const eachKind = (count: (kind: LootKind) => number): Loot => {
  const loot = noLoot();
  for (const kind of LOOT) loot[kind] = count(kind);
  return loot;
};
