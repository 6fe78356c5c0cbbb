// A server in a process of its own, tables it knows, and a crowd in another process.
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
import { type Place, seedTables } from './seededTables.ts';

export type StoreKind = 'sqlite' | 'postgres';

export interface Scene {
  readonly address: string;
  readonly server: ServerProcess;
  readonly crowd: CrowdProcess;
  readonly file: string; // the tables
  /** A path for something else to write. */
  path(name: string): string;
  read(): Promise<Reading>;
  /** Ends the server in order and opens what it has kept. */
  afterwards<T>(look: (store: Store) => Promise<T>): Promise<T>;
}

export interface Stage {
  readonly store: StoreKind;
  readonly tables: number;
  readonly seed: number;
}

/** Plays it, and leaves nothing behind. */
export async function underLoad<T>(
  { program }: Pick<BuiltServer, 'program'>,
  { store, tables, seed }: Stage,
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
    writeFileSync(file, JSON.stringify(await seedTables(place, tables)));
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
        const kept = await openStore(place);
        try {
          return await look(kept);
        } finally {
          await kept.close();
        }
      },
    });
  } finally {
    crowd?.go();
    await server?.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
