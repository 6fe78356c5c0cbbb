// Loot of a seat as far as it was seen: so many of each kind at least, and further cards of which nothing is known.
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

/** Without a card that was seen; one that cannot have been there was never told: then nothing is known. */
export const removeLoot = ({ loot, others }: KnownLoot, kind: LootKind): KnownLoot => {
  if (loot[kind] > 0) return { loot: { ...loot, [kind]: loot[kind] - 1 }, others };
  return others > 0 ? { loot, others: others - 1 } : UNKNOWN_LOOT;
};

export const addAll = (one: KnownLoot, other: KnownLoot): KnownLoot => ({
  loot: eachKind(kind => one.loot[kind] + other.loot[kind]),
  others: one.others + other.others,
});

/** So many cards are drawn unseen: what is left, and what is drawn. Known where nothing else can have been drawn. */
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
