import { existsSync, linkSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sync, syncNames } from './durableFolder.ts';
import { migrate } from './migrate.ts';
import { openSqliteDatabase, type SqliteDatabase } from './sqliteDatabase.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/** The store in this very thread: every call holds up everything else while the disk works. */
export async function sqliteStore(file: string): Promise<Store> {
  const database = openSqliteDatabase(file);
  try {
    await migrate(database, file);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    ...sqlStore(database),
    isShared: false,
    lost: database.lost,
    listen: () => () => {},
    ring: async () => {},
    backup: target => backup(database, target),
    ready: () => database.all('select 1').then(Boolean, () => false),
    close: () => database.close(),
  };
}

/** The file gets its name only when it is whole and on the disk. */
async function backup(database: SqliteDatabase, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already: a backup never overwrites.`);
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await database.copyInto(unfinished);
    sync(unfinished);
    linkSync(unfinished, target); // unlike renaming, fails when somebody made the target meanwhile
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncNames(dirname(target));
}
