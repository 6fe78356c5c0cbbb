// The files of a server with a few tables, and their content.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, randomFrom } from '@omerta/kernel';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { openSqliteDatabase } from '../../src/store/sqliteDatabase.ts';
import { sqliteStore } from '../../src/store/sqliteStore.ts';
import type { Store } from '../../src/store/store.ts';
import { smallTables } from '../games.ts';
import { faultsSeen } from '../play/faultsSeen.ts';
import { playOn } from '../play/playOn.ts';
import { person, startedTable } from '../play/table.ts';
import { aPerson, aSession } from '../store/samples.ts';
import { scratchFolder } from './scratchFolder.ts';

export interface StoredServer {
  readonly files: { readonly database: Buffer; readonly backup: Buffer };
  readonly games: ReadonlyMap<string, string>; // by match: everything a client can read of it
  readonly everything: string;
}

const TABLES = smallTables(5);

const CHOICES = 40; // at each table

export async function storedServer(seed: number): Promise<StoredServer> {
  const folder = mkdtempSync(join(scratchFolder(), 'omerta-kept-'));
  const at = (name: string) => join(folder, name);
  try {
    const store = await sqliteStore(at('omerta.db'));
    const ids = await fill(store, seed);
    const games = new Map<string, string>();
    for (const id of ids) games.set(id, await gameIn(store, id));
    await store.backup(at('backup.db'));
    await store.close();
    const files = { database: readFileSync(at('omerta.db')), backup: readFileSync(at('backup.db')) };
    return { files, games, everything: await everythingIn(at('omerta.db')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything a client can read of a match. */
export async function gameIn(store: Store, id: string): Promise<string> {
  const match = await store.matchById(id);
  if (match === undefined) throw new Error('a table is lost');
  const { activeAt: _, revision: __, ...game } = match; // neither belongs to the game
  const chat = [await store.chatOf(id, 'players'), await store.chatOf(id, 'spectators')];
  return JSON.stringify([game, await store.rowsOf(id), await store.snapshotOf(id), chat]);
}

/** Every row of every table. */
export async function everythingIn(file: string): Promise<string> {
  const database = openSqliteDatabase(file);
  try {
    const tables = await database.all(`select name from sqlite_schema where type = 'table' order by name`);
    const rows = tables.map(({ name }) => database.all(`select * from ${name} order by rowid`));
    return JSON.stringify([tables, await Promise.all(rows)]);
  } finally {
    await database.close();
  }
}

async function fill(store: Store, seed: number): Promise<string[]> {
  const matches = new LiveMatches({ store, faults: faultsSeen(), botPause: () => 0 });
  const ids: string[] = [];
  for (const at of [0, 1, 2, 3, 4, 5]) {
    await store.addPerson(aPerson(person(at)));
    await store.addSession(aSession(person(at).id), {});
  }
  for (const [at, table] of TABLES.entries()) {
    const live = await startedTable(store, matches, { ...table, seed: `${seed} ${at}` });
    let left = CHOICES;
    await playOn(live, randomFrom(fingerprint({ seed, at })), { until: () => left-- === 0 });
    for (const words of ['Ciao.', 'An offer you cannot refuse.']) {
      await live.chat.say(live.match, at % 2, {
        person: person(at % 2).id,
        name: 'Vito',
        kind: 'text',
        text: words,
        at: left,
      });
    }
    ids.push(live.match.id);
  }
  matches.stop();
  return ids;
}
