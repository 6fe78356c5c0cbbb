// Where a device keeps what it saw of deals: in IndexedDB, else as long as the page is open.
import type { SeenDeal } from '@omerta/kernel';
import { type DBSchema, openDB } from 'idb';

export interface SeenDealStore {
  find(match: string): Promise<SeenDeal | undefined>;
  /** One change after the other, also from several pages; done when it is on the disk. Undefined keeps nothing. */
  change(match: string, change: Change): Promise<SeenDeal | undefined>;
}

type Change = (seen: SeenDeal | undefined) => SeenDeal | undefined;

export interface OpenedDeals extends SeenDealStore {
  readonly isStored: boolean;
}

/** A browser may have no place for us, or no room left: a player can get ready all the same. */
export async function openSeenDeals(): Promise<OpenedDeals> {
  if (globalThis.indexedDB === undefined) return { ...memoryDeals(), isStored: false };
  try {
    const deals = browserDeals();
    await deals.find('');
    return { ...withSpare(deals, memoryDeals()), isStored: true };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ...memoryDeals(), isStored: false };
  }
}

interface Stored extends DBSchema {
  deals: { key: string; value: StoredDeal; indexes: { keptAt: number } };
}

type StoredDeal = SeenDeal & { readonly keptAt: number };

/** The oldest are forgotten: more than a player plays in years. */
const MOST_KEPT = 1_000;

function browserDeals(): SeenDealStore {
  const opened = openDB<Stored>('omerta-deals', 1, {
    upgrade: database => {
      database.createObjectStore('deals', { keyPath: 'match' }).createIndex('keptAt', 'keptAt');
    },
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(), // a newer page is not kept waiting
  });
  return {
    find: async match => withoutDate(await (await opened).get('deals', match)),
    change: async (match, change) => {
      const { store, done } = (await opened).transaction('deals', 'readwrite', { durability: 'strict' });
      const before = await store.get(match);
      const seen = withoutDate(before);
      const after = change(seen);
      if (after !== undefined && after !== seen) {
        await store.put({ ...after, keptAt: before?.keptAt ?? Date.now() });
        const surplus = (await store.count()) - MOST_KEPT;
        const oldest = surplus > 0 ? await store.index('keptAt').getAllKeys(undefined, surplus) : [];
        await Promise.all(oldest.map(old => store.delete(old)));
      }
      await done;
      return after;
    },
  };
}

function withoutDate(stored: StoredDeal | undefined): SeenDeal | undefined {
  if (stored === undefined) return undefined;
  const { keptAt: _, ...seen } = stored;
  return seen;
}

export function memoryDeals(): SeenDealStore {
  const deals = new Map<string, SeenDeal>();
  return {
    find: async match => deals.get(match),
    change: async (match, change) => {
      const after = change(deals.get(match));
      if (after !== undefined) deals.set(match, after);
      return after;
    },
  };
}

/** What the first store refuses, for want of room, the spare one keeps, beginning with what the first one knew. */
export function withSpare(first: SeenDealStore, spare: SeenDealStore): SeenDealStore {
  const find = async (match: string) => (await spare.find(match)) ?? (await first.find(match).catch(unlessRefused));
  return {
    find,
    change: async (match, change) => {
      if ((await spare.find(match)) === undefined) {
        try {
          return await first.change(match, change);
        } catch (error) {
          unlessRefused(error);
        }
      }
      const known = await find(match);
      return spare.change(match, () => change(known));
    },
  };
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
