// A real PostgreSQL for the long suite, with a schema of its own for every test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { newId } from './samples.ts';

export interface RealPostgres {
  /** Of an empty schema; the rest of the database is left alone. */
  freshUrl(): Promise<string>;
  /** Vacuums after many writes at once, as autovacuum would after its first minute. */
  settle(): Promise<void>;
  /** Ends every session of the store, as a restart of the server would. */
  cutAll(): Promise<void>;
  /** The server crashes and starts again. */
  crash(): Promise<void>;
  /** Starts a standby that replicates through this port: synchronously, unless it is `late`. */
  follow(port: number, late?: 'late'): Promise<void>;
  /** The server is gone for good; returns the port of the standby. */
  failOver(): Promise<number>;
  stop(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('../../../tools/postgres.mjs', import.meta.url));

export async function realPostgres(): Promise<RealPostgres> {
  const script = spawn(process.execPath, [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(script, 'close');
  const lines = createInterface(script.stdout)[Symbol.asyncIterator]();
  const nextUrl = async () => {
    const { value } = await lines.next();
    if (typeof value !== 'string') throw new Error('There is no PostgreSQL: see the line above.');
    return value;
  };
  const command = (word: string) => {
    script.stdin.write(`${word}\n`);
    return nextUrl();
  };
  let url = await nextUrl();
  const schemas: string[] = [];
  const ask = async (statement: string) => {
    const admin = new pg.Client(url);
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };

  return {
    async freshUrl() {
      const schema = `omerta_${newId()}`;
      await ask(`create schema ${schema}`);
      schemas.push(schema);
      const fresh = new URL(url);
      fresh.searchParams.set('options', `-c search_path=${schema}`);
      return fresh.href;
    },
    settle: () => ask('vacuum analyze'),
    cutAll: () => ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'omerta'`),
    async crash() {
      url = await command('crash');
    },
    async follow(port, late) {
      await command(`follow ${port} ${late ?? 'at once'}`);
    },
    async failOver() {
      url = await command('fail over');
      return Number(new URL(url).port);
    },
    async stop() {
      for (const schema of schemas) await ask(`drop schema ${schema} cascade`);
      script.kill('SIGTERM');
      await ended;
    },
  };
}
