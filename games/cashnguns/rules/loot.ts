/** Loot cards by kind; equal cards are alike (§1). */
export const LOOT = [
  'bill5',
  'bill10',
  'bill20',
  'diamond1',
  'diamond5',
  'diamond10',
  'painting',
  'clip',
  'aid',
] as const;
export type LootKind = (typeof LOOT)[number];

/** The New Godfather token, the ninth share of every round. */
export const NEW_GODFATHER = 'godfather';

/** What a player takes in one turn of the sharing: a loot card or the token. */
export type Share = LootKind | typeof NEW_GODFATHER;
export const SHARES: readonly Share[] = [...LOOT, NEW_GODFATHER];

/** What the Dictator may forbid: a type, whatever its denomination (AMB-41). */
export const SHARE_TYPES = ['bill', 'diamond', 'painting', 'clip', 'aid', 'godfather'] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

export type Loot = Record<LootKind, number>;

/** The whole deck: 64 cards, eight for each of eight rounds, whatever the number of players (AMB-02). */
export const DECK: Readonly<Loot> = {
  bill5: 15,
  bill10: 15,
  bill20: 10,
  diamond1: 5,
  diamond5: 3,
  diamond10: 1,
  painting: 10,
  clip: 3,
  aid: 2,
};

/** Thousands of dollars on the card; paintings are worth more together (V3). */
export const WORTH: Readonly<Loot> = {
  bill5: 5,
  bill10: 10,
  bill20: 20,
  diamond1: 1,
  diamond5: 5,
  diamond10: 10,
  painting: 0,
  clip: 0,
  aid: 0,
};

const TYPES: Readonly<Record<Share, ShareType>> = {
  bill5: 'bill',
  bill10: 'bill',
  bill20: 'bill',
  diamond1: 'diamond',
  diamond5: 'diamond',
  diamond10: 'diamond',
  painting: 'painting',
  clip: 'clip',
  aid: 'aid',
  godfather: 'godfather',
};

export const typeOf = (share: Share): ShareType => TYPES[share];

/** Players keep bills, diamonds and paintings; clips and first aid kits are used up at once (§3.8). */
export type KeptKind = Exclude<LootKind, 'clip' | 'aid'>;
export const isKept = (share: Share): share is KeptKind =>
  share !== 'clip' && share !== 'aid' && share !== NEW_GODFATHER;

export const noLoot = (): Loot => ({
  bill5: 0,
  bill10: 0,
  bill20: 0,
  diamond1: 0,
  diamond5: 0,
  diamond10: 0,
  painting: 0,
  clip: 0,
  aid: 0,
});

export const cloneLoot = (loot: Readonly<Loot>): Loot => ({
  bill5: loot.bill5,
  bill10: loot.bill10,
  bill20: loot.bill20,
  diamond1: loot.diamond1,
  diamond5: loot.diamond5,
  diamond10: loot.diamond10,
  painting: loot.painting,
  clip: loot.clip,
  aid: loot.aid,
});

export const countLoot = (loot: Readonly<Loot>): number =>
  loot.bill5 +
  loot.bill10 +
  loot.bill20 +
  loot.diamond1 +
  loot.diamond5 +
  loot.diamond10 +
  loot.painting +
  loot.clip +
  loot.aid;

/** The cards one by one. */
export const listLoot = (loot: Readonly<Loot>): LootKind[] => {
  const cards: LootKind[] = [];
  for (const kind of LOOT) for (let count = loot[kind]; count > 0; count -= 1) cards.push(kind);
  return cards;
};
