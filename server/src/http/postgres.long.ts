// Runs the tests of the endpoints again, on a real PostgreSQL.
import { afterAll, describe } from 'vitest';
import type { Disk } from '../../testing/memoryStore.ts';
import { realPostgres } from '../../testing/store/realPostgres.ts';
import { stores } from '../../testing/testServer.ts';
import { openPostgres } from '../store/postgres.ts';

const postgres = await realPostgres();
const urls = new Map<Disk, Promise<string>>();
afterAll(() => postgres.stop());

/** Servers that share a disk share a database. */
stores.open = async disk => {
  const url = urls.get(disk) ?? postgres.freshUrl();
  urls.set(disk, url);
  return openPostgres({ url: await url });
};

const again = {
  play: () => import('./play.test.ts'),
  nodes: () => import('./nodes.test.ts'),
  tables: () => import('./tables.test.ts'),
  people: () => import('./people.test.ts'),
};
for (const [name, tests] of Object.entries(again)) {
  describe(name, async () => {
    await tests();
  });
}
