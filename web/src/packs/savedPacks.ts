// The packs of this device, in IndexedDB: drafts too, whether or not they can be played yet.
import type { OpenedPacks, PackStore, SavedPack } from '@omerta/table/packs/packParts.ts';
import { type DBSchema, openDB } from 'idb';
import { webGames } from '../games/games.ts';

interface Stored extends DBSchema {
  packs: { key: string; value: SavedPack };
}

function browserPacks(): PackStore {
  const opened = openDB<Stored>('omerta-packs', 1, {
    upgrade: database => {
      database.createObjectStore('packs', { keyPath: 'id' });
    },
  });
  return {
    list: async () => newestFirst(await (await opened).getAll('packs')),
    find: async id => (await opened).get('packs', id),
    put: async saved => void (await (await opened).put('packs', saved)),
    remove: async id => (await opened).delete('packs', id),
  };
}

/** For browsers that let a page store nothing: packs last as long as the page. */
function memoryPacks(): PackStore {
  const packs = new Map<string, SavedPack>();
  return {
    list: async () => newestFirst([...packs.values()]),
    find: async id => packs.get(id),
    put: async saved => void packs.set(saved.id, saved),
    remove: async id => void packs.delete(id),
  };
}

const opening: { store?: Promise<OpenedPacks> } = {};

export function openPacks(): Promise<OpenedPacks> {
  opening.store ??= open();
  return opening.store;
}

/** A pack that can be played, by its name on this device or by the hash the server gave it. */
export async function findPlayablePack(name: string): Promise<object | undefined> {
  const saved = await (await openPacks()).list();
  const found = saved.find(({ id, hash }) => id === name || hash === name);
  if (found === undefined) return undefined;
  const read = await Promise.all(webGames.map(({ packs }) => packs?.readPlayable(found.pack)));
  return read.find(pack => pack !== undefined);
}

/** The browser's. Where it has no place for packs, or cannot get at it now, this page's memory. */
async function open(): Promise<OpenedPacks> {
  if (globalThis.indexedDB === undefined) return { ...memoryPacks(), isStored: false, isUnread: false };
  try {
    const packs = browserPacks();
    await packs.list();
    return { ...packs, isStored: true, isUnread: false };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ...memoryPacks(), isStored: false, isUnread: true };
  }
}

const newestFirst = (packs: readonly SavedPack[]) => packs.toSorted((one, other) => other.changedAt - one.changedAt);
