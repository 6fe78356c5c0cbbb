import { join } from 'node:path';
import { makeDurableFolder } from './durableFolder.ts';
import { CannotOpen } from './errors.ts';
import { openPostgres, type PostgresSettings } from './postgres.ts';
import { openSqlite, type SqliteSettings } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  readonly data: string; // the folder of the embedded store
  readonly database?: string; // postgres://…
  readonly worker?: SqliteSettings['worker'];
  readonly report?: PostgresSettings['report'];
}

/** PostgreSQL if an address is given, else one file in the data folder. */
export async function openStore({ data, database, worker, report }: StoreSettings): Promise<Store> {
  if (database !== undefined && database !== '') {
    return openPostgres({ url: database, ...(report === undefined ? {} : { report }) });
  }
  openFolder(data);
  return openSqlite({ file: join(data, 'omerta.db'), ...(worker === undefined ? {} : { worker }) });
}

/** Creates it if it is missing. */
export function openFolder(data: string): void {
  try {
    makeDurableFolder(data);
  } catch (error) {
    throw new CannotOpen(`${data} cannot be made: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
