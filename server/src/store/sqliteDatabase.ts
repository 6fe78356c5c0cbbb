// One SQLite file with one connection. Only this file and readRows.ts know libsql.
import Libsql from 'libsql';
import { scheduleCheckpoints } from './checkpoints.ts';
import { defer } from './defer.ts';
import { CannotOpen, NotWritten, StoreClosed, StoreLost } from './errors.ts';
import { corruptError, isIntact } from './integrity.ts';
import { readRows } from './readRows.ts';
import { type Database, type Sql, storable, type Values } from './sql.ts';

export interface SqliteDatabase extends Database {
  /** Writes a copy of the whole database to a new file. */
  copyInto(file: string): Promise<void>;
  /** Copies what was written from the WAL into the file itself. */
  checkpoint(): Promise<void>;
  readonly lost: Promise<Error>;
}

const LOCK_TIMEOUT = 1000; // milliseconds to wait for another server that is closing

export function openSqliteDatabase(file: string): SqliteDatabase {
  const connection = connect(file);
  const statements = new Map<string, Libsql.Statement<unknown[]>>();
  let busy: Promise<unknown> = Promise.resolve();
  const { promise: lost, resolve: lose } = defer<Error>();
  let ended: Error | undefined; // closed, or lost

  const prepared = (text: string) => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const statement = connection.prepare(text);
    statements.set(text, statement);
    return statement;
  };

  const run = (text: string, values: Values) => prepared(text).run(values.map(storable)).changes;
  const insertRow = (into: string, row: Values, conflict: string) =>
    run(`insert into ${into} values (${row.map(() => '?').join(', ')}) ${conflict}`, row);

  const sqlBy = (attempt: Attempt): Sql => ({
    all: async (text, values = []) => attempt(() => readRows(prepared, text, values)),
    run: async (text, values = []) => attempt(() => run(text, values)),
    insert: async (into, rows, conflict = '') =>
      attempt(() => rows.reduce((count, row) => count + insertRow(into, row, conflict), 0)),
    forUpdate: '',
    async notify() {},
    async lockSchema() {},
  });
  const sql = sqlBy(statement => statement());

  const end = (error: StoreLost): Error => {
    ended = error;
    lose(error);
    return error;
  };

  /** One at a time: a transaction must not contain statements of another caller. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = busy.then(() => {
      if (ended !== undefined) throw ended;
      return work();
    });
    busy = turn.catch(() => {});
    return turn;
  };

  /** For our own file: a failed sync or write decides how the store goes on. */
  const onOwnFile = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(() =>
      work().catch(error => {
        if (isFailedSync(error)) throw end(new StoreLost('The disk failed to sync.', { cause: error }));
        throw isFailedWrite(error) ? new NotWritten(error.message, { cause: error }) : error;
      }),
    );

  const checkpoint = () => onOwnFile(async () => void connection.pragma('wal_checkpoint(PASSIVE)'));
  const checkpoints = scheduleCheckpoints(checkpoint);
  const written = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    checkpoints.written();
    return result;
  };

  return {
    ...sql,
    all: (text, values) => onOwnFile(() => sql.all(text, values)),
    run: (text, values) => written(onOwnFile(() => sql.run(text, values))),
    insert: (into, rows, conflict) =>
      written(onOwnFile(() => transaction(connection, () => sql.insert(into, rows, conflict)))),
    transaction: work => written(onOwnFile(() => transaction(connection, () => work(sqlBy(untilOneFails()))))),
    checkpoint,
    copyInto: target => inTurn(async () => void connection.prepare('vacuum into ?').run(target)),
    lost,
    async close() {
      checkpoints.stop();
      await busy;
      if (ended instanceof StoreLost) return; // the next server reads what the disk holds
      await inTurn(async () => {
        ended = new StoreClosed();
        releaseAndClose(connection);
      });
    },
  };
}

type Attempt = <T>(statement: () => T) => T;

/** A full disk rolls a transaction back at once: later statements would be written outside it. */
function untilOneFails(): Attempt {
  let failure: { readonly error: unknown } | undefined;
  return statement => {
    if (failure !== undefined) throw failure.error;
    try {
      return statement();
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
}

function connect(file: string): Libsql.Database {
  let connection: Libsql.Database | undefined;
  try {
    connection = new Libsql(file, { timeout: LOCK_TIMEOUT });
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.pragma('journal_mode = WAL'); // takes the lock
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('wal_checkpoint(TRUNCATE)'); // a killed server may have written what it never synced
    if (!isIntact(connection)) throw corruptError();
    return connection;
  } catch (error) {
    connection?.close();
    throw new CannotOpen(whyNot(file, error), { cause: error });
  }
}

/** As one line. */
export function whyNot(file: string, error: unknown): string {
  const code = codeOf(error);
  if (code === 'SQLITE_BUSY') return `${file} is in use by another server: stop that one, or choose another folder.`;
  if (code === 'SQLITE_NOTADB') return `${file} is not a database of Omertà.`;
  if (code === 'SQLITE_CORRUPT') return `${file} is damaged: restore a backup.`;
  return `${file} cannot be opened: ${error instanceof Error ? error.message : error}`;
}

/** libsql closes a file only when its statements are garbage collected, so the lock is released by hand. */
function releaseAndClose(connection: Libsql.Database): void {
  try {
    connection.pragma('journal_mode = DELETE'); // the lock lasts as long as WAL mode
    connection.pragma('locking_mode = NORMAL');
    connection.pragma('schema_version'); // the next access releases the lock
  } finally {
    connection.close();
  }
}

/** A second sync after a failed one may report success although the data is lost. */
const isFailedSync = (error: unknown): boolean => FAILED_SYNCS.has(codeOf(error));

const FAILED_SYNCS: ReadonlySet<string> = new Set(['SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_DIR_FSYNC']);

/** SQLite has rolled back. */
const isFailedWrite = (error: unknown): error is Error => FAILED_WRITES.has(codeOf(error));

const FAILED_WRITES: ReadonlySet<string> = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function transaction<T>(connection: Libsql.Database, work: () => Promise<T>): Promise<T> {
  connection.exec('begin immediate');
  try {
    const result = await work();
    connection.exec('commit');
    return result;
  } catch (error) {
    if (connection.inTransaction) connection.exec('rollback'); // a full disk has rolled back already
    throw error;
  }
}
