// A real PostgreSQL for the long suite, with a schema of its own for every test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { newId } from './samples.ts';

export interface RealPostgres {
  /** Of an empty schema; whatever else the database holds is left alone. */
  freshUrl(): Promise<string>;
  /** Tidies up after many writes at once, as the server would after its first minute. */
  settle(): Promise<void>;
  /** Ends every session of the store, as a restart of the server would. */
  cutAll(): Promise<void>;
  /** The server stops in the middle of what it does, and starts again. */
  crash(): Promise<void>;
  /** Another server follows, over a line that is open at this port. What is committed is on both, unless it is late. */
  follow(port: number, late?: 'late'): Promise<void>;
  /** The server is gone for good; gives the port of the one that followed. */
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
  const tell = (word: string) => {
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
      url = await tell('crash');
    },
    async follow(port, late) {
      await tell(`follow ${port} ${late ?? 'at once'}`);
    },
    async failOver() {
      url = await tell('fail over');
      return Number(new URL(url).port);
    },
    async stop() {
      for (const schema of schemas) await ask(`drop schema ${schema} cascade`);
      script.kill('SIGTERM');
      await ended;
    },
  };
}
