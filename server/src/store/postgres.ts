// The store that several nodes share. The database is the only truth; notifications only say what to read.

import { CannotOpen, Unreachable } from './errors.ts';
import { migrate } from './migrate.ts';
import { openNotificationListener } from './notificationListener.ts';
import { openPostgresDatabase, type PostgresSettings } from './postgresDatabase.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

export type { PostgresSettings } from './postgresDatabase.ts';

export async function openPostgres(settings: PostgresSettings): Promise<Store> {
  const where = placeOf(settings.url);
  const database = openPostgresDatabase(settings);
  try {
    await database.all('select 1').catch(because(`${where} cannot be reached`));
    await migrate(database, where).catch(because(`${where} cannot be brought up to date`));
  } catch (error) {
    await database.close();
    throw error;
  }
  const listener = openNotificationListener(settings, database.isOwn);
  return {
    ...sqlStore(database),
    isShared: true,
    lost: new Promise(() => {}), // lost connections are reopened
    listen: listener.listen,
    notify: notification => database.notify([notification]),
    backup: async () => {
      throw new Error('PostgreSQL is backed up with its own tools, pg_dump for one.');
    },
    ready: () => database.all('select 1').then(Boolean, () => false),
    async close() {
      await listener.close();
      await database.close();
    },
  };
}

/** As one line. */
const because = (what: string) => (trouble: unknown) => {
  if (trouble instanceof CannotOpen) throw trouble;
  const error = trouble instanceof Unreachable ? trouble.cause : trouble;
  const reason = error instanceof Error ? error.message || ('code' in error && error.code) : error;
  throw new CannotOpen(`${what}: ${reason}`, { cause: error });
};

/** Without user and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) throw new CannotOpen('The address of the database must look like postgres://host/name.');
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host || 'localhost'}${pathname}`;
}
