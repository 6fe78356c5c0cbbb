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
  /** Ends every session of the store, as a restart of the server would. */
  cutAll(): Promise<void>;
  stop(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('../../../../tools/postgres.mjs', import.meta.url));

export async function realPostgres(): Promise<RealPostgres> {
  const script = spawn(process.execPath, [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(script, 'close');
  const [url] = await Promise.race([once(createInterface(script.stdout), 'line'), ended]);
  if (typeof url !== 'string') throw new Error('There is no PostgreSQL: see the line above.');
  const admin = new pg.Client(url);
  await admin.connect();
  const schemas: string[] = [];

  return {
    async freshUrl() {
      const schema = `omerta_${newId()}`;
      await admin.query(`create schema ${schema}`);
      schemas.push(schema);
      const fresh = new URL(url);
      fresh.searchParams.set('options', `-c search_path=${schema}`);
      return fresh.href;
    },
    async cutAll() {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'omerta'`);
    },
    async stop() {
      for (const schema of schemas) await admin.query(`drop schema ${schema} cascade`);
      await admin.end();
      script.kill('SIGTERM');
      await ended;
    },
  };
}
