import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sync, syncNames } from './durableFolder.ts';
import { CannotOpen } from './errors.ts';
import { corruptError } from './integrity.ts';
import { migrate } from './migrate.ts';
import { renameNoReplace } from './renameNoReplace.ts';
import { openSqliteDatabase, type SqliteDatabase, whyNot } from './sqliteDatabase.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/** The store in the calling thread: every call blocks it while the disk works. */
export async function sqliteStore(file: string): Promise<Store> {
  const database = openSqliteDatabase(file);
  try {
    await migrate(database, file);
    if (!(await hasOurTables(database))) throw corruptError();
    await database.checkpoint();
  } catch (error) {
    await database.close();
    throw error instanceof CannotOpen ? error : new CannotOpen(whyNot(file, error), { cause: error });
  }
  return {
    ...sqlStore(database),
    isShared: false,
    lost: database.lost,
    listen: () => () => {},
    notify: async () => {},
    backup: target => backup(database, target),
    ready: () => database.all('select 1').then(Boolean, () => false),
    close: () => database.close(),
  };
}

/** Whether the file's schema is ours: under another one rows would be misread. */
async function hasOurTables(database: SqliteDatabase): Promise<boolean> {
  const fresh = openSqliteDatabase(':memory:');
  await migrate(fresh, 'memory');
  const [ours, theirs] = [await descriptions(fresh), new Set(await descriptions(database))];
  await fresh.close();
  return ours.every(each => theirs.has(each));
}

async function descriptions(database: SqliteDatabase): Promise<string[]> {
  const rows = await database.all('select type, name, tbl_name, sql from sqlite_schema');
  return rows.map(({ type, name, tbl_name, sql }) => JSON.stringify([type, name, tbl_name, sql]));
}

/** The file gets its name only when it is complete and synced. */
async function backup(database: SqliteDatabase, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already: a backup never overwrites.`);
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await database.copyInto(unfinished);
    sync(unfinished);
    renameNoReplace(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncNames(dirname(target));
}
