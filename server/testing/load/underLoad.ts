// A server in a process of its own with stored tables, and a crowd in another process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import type { BuiltServer } from '../process/builtServer.ts';
import { freePort, ServerProcess } from '../process/serverProcess.ts';
import { type RealPostgres, realPostgres } from '../store/realPostgres.ts';
import { CrowdProcess } from './crowdProcess.ts';
import { type Reading, readingOf } from './measures.ts';
import { type Place, type SeededTable, seedTables } from './seededTables.ts';

export type StoreKind = 'sqlite' | 'postgres';

export interface Scene {
  readonly address: string;
  readonly server: ServerProcess;
  readonly crowd: CrowdProcess;
  readonly file: string; // the tables
  /** A path in the temporary folder. */
  path(name: string): string;
  read(): Promise<Reading>;
  /** Stops the server and opens its store. */
  afterwards<T>(look: (store: Store) => Promise<T>): Promise<T>;
}

export interface Stage {
  readonly store: StoreKind;
  readonly tables: number;
  readonly seed: number;
  /** Adds to the store before the server starts. */
  readonly prepare?: (store: Store, tables: readonly SeededTable[]) => Promise<void>;
}

/** Sets the scene, plays it and removes it. */
export async function underLoad<T>(
  { program }: Pick<BuiltServer, 'program'>,
  { store, tables, seed, prepare }: Stage,
  play: (scene: Scene) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-load-'));
  let postgres: RealPostgres | undefined;
  let server: ServerProcess | undefined;
  let crowd: CrowdProcess | undefined;
  try {
    if (store === 'postgres') postgres = await realPostgres();
    const data = join(folder, 'data');
    const place: Place = { data, ...(postgres === undefined ? {} : { database: await postgres.freshUrl() }) };
    const file = join(folder, 'tables.json');
    const seeded = await seedTables(place, tables);
    writeFileSync(file, JSON.stringify(seeded));
    if (prepare !== undefined) await within(place, kept => prepare(kept, seeded));
    await postgres?.settle();
    crowd = await CrowdProcess.start(seed);
    const port = await freePort();
    const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
    const started = new ServerProcess(program, [
      ...words,
      ...(place.database === undefined ? [] : ['--database', place.database]),
    ]);
    server = started;
    await started.opened();
    const address = `http://127.0.0.1:${port}/`;
    return await play({
      address,
      server: started,
      crowd,
      file,
      path: name => join(folder, name),
      read: () => readingOf(address),
      async afterwards(look) {
        await started.stop();
        return within(place, look);
      },
    });
  } finally {
    crowd?.end();
    await server?.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function within<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
