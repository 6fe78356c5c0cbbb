// One SQLite file, one connection, nobody else: the only place that knows libsql.
import Libsql from 'libsql';
import { defer } from './defer.ts';
import { CannotOpen, NotWritten, StoreClosed, StoreLost } from './errors.ts';
import { corruptError, isIntact } from './integrity.ts';
import { readRows } from './readRows.ts';
import { type Database, type Sql, storable, type Values } from './sql.ts';

export interface SqliteDatabase extends Database {
  /** Writes a copy of the whole database into a file that does not exist yet. */
  copyInto(file: string): Promise<void>;
  readonly lost: Promise<Error>;
}

const PATIENCE = 1000; // milliseconds for a server that is just leaving

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

  /** One after the other: a transaction must not find somebody else's statements in its midst. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = busy.then(() => {
      if (ended !== undefined) throw ended;
      return work();
    });
    busy = turn.catch(() => {});
    return turn;
  };

  /** In turn, on our own file: what its disk says is the store's fate. */
  const atHome = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(() =>
      work().catch(error => {
        if (isFailedSync(error)) throw end(new StoreLost('The disk failed to sync.', { cause: error }));
        throw isFailedWrite(error) ? new NotWritten(error.message, { cause: error }) : error;
      }),
    );

  return {
    ...sql,
    all: (text, values) => atHome(() => sql.all(text, values)),
    run: (text, values) => atHome(() => sql.run(text, values)),
    insert: (into, rows, conflict) => atHome(() => transaction(connection, () => sql.insert(into, rows, conflict))),
    transaction: work => atHome(() => transaction(connection, () => work(sqlBy(untilOneFails())))),
    copyInto: target => inTurn(async () => void connection.prepare('vacuum into ?').run(target)),
    lost,
    async close() {
      await busy;
      if (ended instanceof StoreLost) return; // the next server reads what the disk has kept
      await inTurn(async () => {
        ended = new StoreClosed();
        letGo(connection);
      });
    },
  };
}

type Attempt = <T>(statement: () => T) => T;

/** A full disk rolls a transaction back at once: what is asked for behind it would be written alone. */
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
    connection = new Libsql(file, { timeout: PATIENCE });
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

/** In one line. */
export function whyNot(file: string, error: unknown): string {
  const code = codeOf(error);
  if (code === 'SQLITE_BUSY') return `${file} is in use by another server: stop that one, or choose another folder.`;
  if (code === 'SQLITE_NOTADB') return `${file} is not a database of Omertà.`;
  if (code === 'SQLITE_CORRUPT') return `${file} is damaged: restore a backup.`;
  return `${file} cannot be opened: ${error instanceof Error ? error.message : error}`;
}

/** libsql closes a file only when its statements are collected, so the lock is given back by hand. */
function letGo(connection: Libsql.Database): void {
  try {
    connection.pragma('journal_mode = DELETE'); // the lock of WAL is kept as long as WAL is
    connection.pragma('locking_mode = NORMAL');
    connection.pragma('schema_version'); // the next look at the file ends the lock
  } finally {
    connection.close();
  }
}

/** Whoever syncs again after a failure may hear that all is well while the bytes are gone. */
const isFailedSync = (error: unknown): boolean => FAILED_SYNCS.has(codeOf(error));

const FAILED_SYNCS: ReadonlySet<string> = new Set(['SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_DIR_FSYNC']);

/** SQLite has taken back what it could not write. */
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
