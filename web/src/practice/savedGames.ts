// The games of this device, in IndexedDB. Pages and the worker open the same ones.
import type { PlayedRow } from '@omerta/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { memoryGames } from './memoryGames.ts';
import type { WantedGame } from './practiceHost.ts';
import { type RecordFile, recordFileOf } from './recordFile.ts';
import type { GameStore, OpenedStore, SavedGame } from './savedGame.ts';

interface Kept extends DBSchema {
  games: { key: string; value: SavedGame };
  rows: { key: [game: string, number: number]; value: KeptRow };
  states: { key: string; value: unknown }; // the newest of each game
}

type KeptRow = PlayedRow & { readonly game: string; readonly number: number };

/** Written to the disk before it is published. */
const DURABLE = { durability: 'strict' } as const;

export function browserGames(): GameStore {
  const opened = openDB<Kept>('omerta-games', 1, {
    upgrade: database => {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('rows', { keyPath: ['game', 'number'] });
      database.createObjectStore('states');
    },
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(), // a newer page is not kept waiting
  });
  return {
    add: async game => {
      const change = (await opened).transaction('games', 'readwrite', DURABLE);
      await Promise.all([change.store.add(game), change.done]);
    },
    open: async id => {
      const look = (await opened).transaction(['games', 'rows', 'states']);
      const [saved, rows, state] = await Promise.all([
        look.objectStore('games').get(id),
        look.objectStore('rows').getAll(rowsOf(id)),
        look.objectStore('states').get(id),
      ]);
      return saved === undefined ? undefined : { saved, rows: rows.map(playedRow), state };
    },
    list: async () => (await (await opened).getAll('games')).sort((one, other) => other.playedAt - one.playedAt),
    append: async (id, number, row, { state, ...after }) => append(await opened, id, number, row, state, after),
    remove: async id => {
      const change = (await opened).transaction(['games', 'rows', 'states'], 'readwrite', DURABLE);
      await Promise.all([
        change.objectStore('games').delete(id),
        change.objectStore('rows').delete(rowsOf(id)),
        change.objectStore('states').delete(id),
        change.done,
      ]);
    },
  };
}

async function append(
  database: IDBPDatabase<Kept>,
  id: string,
  number: number,
  row: PlayedRow,
  state: unknown,
  after: Partial<SavedGame>,
): Promise<'stored' | 'taken'> {
  const change = database.transaction(['games', 'rows', 'states'], 'readwrite', DURABLE);
  const [saved, other] = await Promise.all([
    change.objectStore('games').get(id),
    change.objectStore('rows').get([id, number]),
  ]);
  if (saved === undefined || other !== undefined) {
    await change.done;
    return 'taken';
  }
  await Promise.all([
    change.objectStore('games').put({ ...saved, ...after }),
    change.objectStore('rows').add({ ...row, game: id, number }),
    change.objectStore('states').put(state, id),
    change.done,
  ]);
  return 'stored';
}

const rowsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const playedRow = ({ kind, seat, text, by }: KeptRow): PlayedRow => ({ kind, seat, text, by });

/**
 * The browser's. Where it has no place for games at all, and for a new game also where it gives us no room, this page's
 * memory. That kept games cannot be read just now is a fault: they are not gone.
 */
export async function openGames(wanted: WantedGame['kind']): Promise<OpenedStore> {
  if (globalThis.indexedDB === undefined) return { ...memoryGames(), isStored: false };
  try {
    const games = browserGames();
    await games.list();
    return { ...games, isStored: true };
  } catch (error) {
    if (wanted === 'saved' || !(error instanceof DOMException)) throw error;
    return { ...memoryGames(), isStored: false };
  }
}

/** What pages ask: the list, one game as a record, and to forget one. */
export const savedGames = {
  list: async (): Promise<readonly SavedGame[]> => (await openGames('saved')).list(),
  find: async (id: string): Promise<SavedGame | undefined> => (await (await openGames('saved')).open(id))?.saved,
  remove: async (id: string): Promise<void> => (await openGames('saved')).remove(id),
  recordOf: async (id: string): Promise<RecordFile | undefined> => {
    const kept = await (await openGames('saved')).open(id);
    return kept === undefined ? undefined : recordFileOf(kept);
  },
};
