// PostgreSQL behind the interface both databases share. Only this file and notificationListener.ts know pg.
import pg from 'pg';
import { batched } from './batched.ts';
import { CommitUnknown, StoreClosed, Unreachable } from './errors.ts';
import { type NodeNotification, writeNotification } from './nodeNotification.ts';
import { type Database, type Row, type Sql, storable, type Values } from './sql.ts';

export const CHANNEL = 'omerta';

export interface PostgresSettings {
  readonly url: string;
  readonly connections?: number;
  /** Called with lost connections, which the store survives. */
  readonly report?: (trouble: Error) => void;
}

export interface PostgresDatabase extends Database {
  /** Whether a backend with this process id belongs to this node. */
  isOwn(processId: number): boolean;
}

const TIMEOUT = 60_000; // milliseconds for an answer
const NOTIFY_TIMEOUT = 5_000; // a notification may be missed, but must not delay what is queued behind it
const ATTEMPTS = 5;
const MOST_VALUES = 60_000; // per statement
const SCHEMA_LOCK = 0x0e5e7a;
const LOST_A_RACE = new Set(['40001', '40P01']); // rolled back for certain: serialisation, deadlock

/** Statements are sent without waiting for earlier answers. Missing in pg's types. */
const PIPELINE = { pipeline: true };

export const connectionSettings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'omerta',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
});

export function openPostgresDatabase({ url, connections = 8, report }: PostgresSettings): PostgresDatabase {
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: connections,
    ...PIPELINE,
    query_timeout: TIMEOUT,
    types: { getTypeParser },
  });
  const own = new Set<number>();
  const durable = new WeakSet<pg.PoolClient>();
  const trouble = (error: Error) => report?.(error);
  let closed = false;

  pool.on('error', trouble);
  pool.on('connect', client => {
    client.on('error', trouble); // a connection may be lost while idle
    own.add(processIdOf(client));
  });
  pool.on('remove', client => own.delete(processIdOf(client)));

  const connect = async () => {
    const client = await pool.connect().catch(error => {
      throw unreachable(error);
    });
    if (durable.has(client)) return client;
    try {
      await client.query(DURABLE);
    } catch (error) {
      client.release(true);
      throw unreachable(error);
    }
    durable.add(client);
    return client;
  };

  /** Keeps the pool open until the work is done. */
  const underWay = new Set<Promise<unknown>>();
  const counted = <T>(begin: () => Promise<T>): Promise<T> => {
    if (closed) return Promise.reject(new StoreClosed());
    const work = begin();
    const settled = work.catch(() => {}).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return work;
  };

  /** Every statement commits by itself, so a connection lost during a write leaves its outcome unknown. */
  const alone = async <T>(work: (sql: Sql) => Promise<T>, lost = unreachable, timeout = TIMEOUT): Promise<T> => {
    const client = await connect();
    try {
      const result = await work(sqlOver(client, timeout));
      client.release();
      return result;
    } catch (error) {
      client.release(!isAnswer(error));
      throw lost(error);
    }
  };

  const together = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transaction(await connect(), work);
      } catch (error) {
        if (attempt === ATTEMPTS || !LOST_A_RACE.has(codeOf(error))) throw error;
      }
    }
  };

  /** Commits that notify wait for each other and for the disk, so notifications are sent in batches. */
  const notification = batched(async (notifications: readonly (readonly NodeNotification[])[]) => {
    await alone(sql => sql.notify(notifications.flat()), unreachable, NOTIFY_TIMEOUT);
    return notifications.map(() => undefined);
  });

  return {
    ...sqlOver(pool),
    all: (text, values) => counted(() => alone(sql => sql.all(text, values))),
    run: (text, values) => counted(() => alone(sql => sql.run(text, values), unknown)),
    insert: (into, rows, conflict) => counted(() => alone(sql => sql.insert(into, rows, conflict), unknown)),
    notify: notifications => counted(() => notification(notifications)),
    transaction: work => counted(() => together(work)),
    isOwn: processId => own.has(processId),
    async close() {
      if (closed) throw new StoreClosed();
      closed = true;
      await Promise.all(underWay);
      await pool.end();
    },
  };
}

/** Whatever the server's configuration: a commit that returns is on disk. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

type Query = (query: pg.QueryConfig & { readonly query_timeout: number }) => Promise<pg.QueryResult<Row>>;

function sqlOver(
  queryable: pg.Pool | pg.PoolClient,
  timeout = TIMEOUT,
  ask: Query = query => queryable.query(query),
): Sql {
  const query = (text: string, values: Values = []) =>
    ask({ text: numbered(text), values: values.map(storable), query_timeout: timeout });
  const run = async (text: string, values: Values = []) => (await query(text, values)).rowCount ?? 0;
  return {
    all: async (text, values) => (await query(text, values)).rows,
    run,
    async insert(into, rows, conflict = '') {
      let count = 0;
      for (const chunk of chunksOf(rows)) {
        const lists = chunk.map(row => `(${row.map(() => '?').join(', ')})`).join(', ');
        count += await run(`insert into ${into} values ${lists} ${conflict}`, chunk.flat());
      }
      return count;
    },
    forUpdate: ' for update',
    async notify(notifications) {
      if (notifications.length === 0) return;
      const lists = notifications.map(() => '(?)').join(', ');
      await run(
        `select pg_notify('${CHANNEL}', payload) from (values ${lists}) as sent (payload)`,
        notifications.map(writeNotification),
      );
    },
    async lockSchema() {
      await run('select pg_advisory_xact_lock(?)', [SCHEMA_LOCK]);
    },
  };
}

async function transaction<T>(client: pg.PoolClient, work: (sql: Sql) => Promise<T>): Promise<T> {
  let broken = false;
  let first: { readonly error: unknown } | undefined;
  const ask: Query = query =>
    client.query<Row>(query).catch((error: unknown) => {
      first ??= { error };
      throw first.error; // later errors only say that the transaction is aborted
    });
  try {
    await client.query('begin isolation level read committed');
    const result = await work(sqlOver(client, TIMEOUT, ask));
    await commit(client);
    return result;
  } catch (error) {
    broken = error instanceof CommitUnknown || !(await rolledBack(client));
    throw broken ? unreachable(error) : error;
  } finally {
    client.release(broken);
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    if (isAnswer(error)) throw error;
    throw new CommitUnknown('The connection was lost during COMMIT.', { cause: error });
  });
  if (command !== 'COMMIT') throw new Error(`COMMIT was answered with ${command}.`);
}

const ROLLBACK = { text: 'rollback', query_timeout: 5000 }; // the connection may hang

const rolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query(ROLLBACK).then(
    () => true,
    () => false,
  );

/** PostgreSQL refused, and the connection is still usable. FATAL and PANIC end it, perhaps after a commit. */
const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** For reads, and before COMMIT: if the connection is lost, nothing was written. */
const unreachable = (error: unknown): unknown =>
  error instanceof CommitUnknown || isAnswer(error)
    ? error
    : new Unreachable('The connection to PostgreSQL was lost, or there is none.', { cause: error });

/** For writes that commit by themselves. */
const unknown = (error: unknown): unknown =>
  isAnswer(error) ? error : new CommitUnknown('The connection was lost behind a write.', { cause: error });

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

function* chunksOf(rows: readonly Values[]): Generator<readonly Values[]> {
  const size = Math.floor(MOST_VALUES / Math.max(1, rows[0]?.length ?? 1));
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

function numbered(text: string): string {
  let count = 0;
  return text.replace(/\?/g, () => `$${++count}`);
}

const BIGINT = 20;

/** All our integers are safe integers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text');

// Missing in pg's types; PostgreSQL puts it on the notifications of this connection.
const processIdOf = (client: pg.ClientBase): number => Number(Reflect.get(client, 'processID'));
