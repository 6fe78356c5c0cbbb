import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Built, buildWorker } from '../../testing/store/buildWorker.ts';
import { finished } from '../../testing/store/finished.ts';
import { aMatch, anAppend, anUpload, aPerson, aRow, newId } from '../../testing/store/samples.ts';
import { storeContract } from '../../testing/store/storeContract.ts';
import { expectChecksums, fillWithoutChecksums } from '../../testing/store/withoutChecksums.ts';
import { CannotOpen, Damaged, NotWritten, StoreClosed, StoreLost } from './errors.ts';
import { migrate } from './migrate.ts';
import { openStore } from './openStore.ts';
import { openSqlite } from './sqlite.ts';
import { openSqliteDatabase } from './sqliteDatabase.ts';
import { sqlStore } from './sqlStore.ts';
import { decodeError, encodeError } from './threadMessages.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-sqlite-'));
let built: Built;
let files = 0;

const newFile = () => join(folder, `${++files}.db`);

beforeAll(async () => {
  built = await buildWorker();
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

storeContract('the SQLite thread', async () => {
  const file = newFile();
  const open = () => openSqlite({ file, worker: built.worker });
  const store = await open();
  let latest = store;
  return {
    store,
    another: async () => store,
    async reopen() {
      await latest.close().catch(() => {}); // the test may have closed it
      latest = await open();
      return latest;
    },
    end: () => latest.close().catch(() => {}),
  };
});

describe('the SQLite file', () => {
  test('a second server on it is refused in one line', async () => {
    const file = newFile();
    const first = await openSqlite({ file, worker: built.worker });
    const refusal = `${file} is in use by another server: stop that one, or choose another folder.`;
    await expect(openSqlite({ file, worker: built.worker })).rejects.toMatchObject({
      name: 'CannotOpen',
      message: refusal,
    });
    const { stdout, code } = await finished(spawn(process.execPath, [built.writer, file]));
    expect([stdout, code]).toEqual([`cannot open: ${refusal}\n`, 2]);
    const person = aPerson();
    expect(await first.addPerson(person)).toBe(true);
    await first.close();
    const second = await openSqlite({ file, worker: built.worker });
    expect(await second.personById(person.id)).toEqual(person);
    await second.close();
  });

  test('of a newer schema is refused in one line and left as it is', async () => {
    const file = newFile();
    await (await openSqlite({ file, worker: 'here' })).close();
    const database = openSqliteDatabase(file);
    await database.run('insert into schema_versions (version) values (99)');
    await database.close();
    for (const worker of [built.worker, 'here'] as const) {
      await expect(openSqlite({ file, worker })).rejects.toMatchObject({
        name: 'CannotOpen',
        message: expect.stringMatching(
          /^.* was written by a newer Omertà \(schema 99, this one knows \d+\): update this one\.$/,
        ),
      });
    }
  });

  test('of an older schema gets checksums for what it holds', async () => {
    const file = newFile();
    const database = openSqliteDatabase(file);
    const unsealed = await fillWithoutChecksums(database, 1);
    await database.close();
    const store = await openSqlite({ file, worker: 'here' });
    await expectChecksums(store, unsealed);
    await store.close();
  });

  test('that is no database, or damaged, or missing is refused in one line', async () => {
    const [text, damaged] = [newFile(), newFile()];
    writeFileSync(text, 'Leave the gun. '.repeat(1000));
    await expect(openSqlite({ file: text, worker: built.worker })).rejects.toThrow(
      `${text} is not a database of Omertà.`,
    );
    const store = await openSqlite({ file: damaged, worker: 'here' });
    for (let at = 0; at < 200; at += 1)
      await store.addPack({ hash: `${at}`, json: newId().repeat(30) }, anUpload('vito'));
    await store.close();
    const bytes = readFileSync(damaged);
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0x5a, middle, middle + 9000);
    writeFileSync(damaged, bytes);
    await expect(openSqlite({ file: damaged, worker: built.worker })).rejects.toMatchObject({
      name: 'CannotOpen',
      message: `${damaged} is damaged: restore a backup.`,
    });
    const nowhere = join(folder, 'no', 'folder.db');
    await expect(openSqlite({ file: nowhere, worker: built.worker })).rejects.toThrow(`${nowhere} cannot be opened`);
  });

  test('is copied to a new file while the server runs, and never over another', async () => {
    const file = newFile();
    const copy = newFile();
    const store = await openSqlite({ file, worker: built.worker });
    const match = aMatch();
    await store.addMatch(match);
    await store.append([anAppend(aRow(match.id, 1))]);
    await store.backup(copy);
    expect(await store.append([anAppend(aRow(match.id, 2))])).toEqual(['done']);
    const before = readFileSync(copy);
    await expect(store.backup(copy)).rejects.toThrow(`${copy} exists already: a backup never overwrites.`);
    expect(readFileSync(copy).equals(before)).toBe(true);
    await expect(store.backup(join(folder, 'no', 'copy.db'))).rejects.toThrow();
    await store.close();
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([]);

    const restored = await openSqlite({ file: copy, worker: built.worker });
    expect(await restored.rowsOf(match.id)).toHaveLength(1);
    expect(await restored.append([anAppend(aRow(match.id, 2))])).toEqual(['done']);
    await restored.close();
  });

  test('copied alone, without its WAL, has the tables at once and the first writes soon', async () => {
    const file = newFile();
    const alone = async () => {
      const copy = newFile();
      copyFileSync(file, copy);
      const database = openSqliteDatabase(copy);
      const people = await database.all('select name from people');
      await database.close();
      return people;
    };
    const store = await openSqlite({ file, worker: built.worker });
    expect(await alone()).toEqual([]);
    await store.addPerson(aPerson({ name: 'Vito' }));
    await vi.waitFor(async () => expect(await alone()).toEqual([{ name: 'Vito' }]), { timeout: 20_000, interval: 200 });
    await store.addPerson(aPerson({ name: 'Sonny' }));
    await store.close();
    expect(await alone()).toHaveLength(2);
  }, 30_000);

  test('on a full disk stores nothing of the batch, and goes on when there is room', async () => {
    const database = openSqliteDatabase(newFile());
    await migrate(database, 'the file');
    const store = sqlStore(database);
    const [match, other] = [aMatch(), aMatch()];
    for (const each of [match, other]) await store.addMatch(each);
    await store.append([anAppend(aRow(match.id, 1))]);
    await database.all('pragma max_page_count = 1');
    const large = { snapshot: { state: newId().repeat(10_000), versions: [] } };
    const batch = [anAppend(aRow(other.id, 1)), anAppend(aRow(match.id, 2), large)];
    await expect(store.append(batch)).rejects.toMatchObject({
      name: 'NotWritten',
      message: expect.stringContaining('full'),
    });
    expect(await store.rowsOf(other.id)).toEqual([]);
    expect(await store.snapshotOf(match.id)).toMatchObject({ number: 1, state: { after: 1 } });
    await database.all('pragma max_page_count = 100000');
    expect(await store.append(batch)).toEqual(['done', 'done']);
    await database.close();
  });

  test('is written with FULL, WAL and by one connection only', async () => {
    const database = openSqliteDatabase(newFile());
    const settings = ['synchronous', 'journal_mode', 'locking_mode', 'foreign_keys'];
    const found = await Promise.all(settings.map(name => database.all(`pragma ${name}`)));
    expect(found.flat().map(row => Object.values(row)[0])).toEqual([2, 'wal', 'exclusive', 1]);
    await database.close();
  });
});

describe('a disk that fails to sync', () => {
  afterEach(() => void vi.restoreAllMocks());

  const failsAt = (method: 'exec' | 'prepare', statement: string) => {
    const original = Libsql.prototype[method];
    vi.spyOn(Libsql.prototype, method).mockImplementation(function (this: Libsql.Database, text: string) {
      if (text === statement) throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
      return Reflect.apply(original, this, [text]);
    });
  };

  test('ends the store if it is our own', async () => {
    const store = await openSqlite({ file: newFile(), worker: 'here' });
    failsAt('exec', 'commit');
    await expect(store.addPerson(aPerson())).rejects.toThrow(StoreLost);
    vi.restoreAllMocks();
    await expect(store.addPerson(aPerson())).rejects.toThrow(StoreLost);
    expect(await store.lost).toBeInstanceOf(StoreLost);
    await store.close();
  });

  test('is reported if it was the target of a backup, and the store goes on', async () => {
    const store = await openSqlite({ file: newFile(), worker: 'here' });
    failsAt('prepare', 'vacuum into ?');
    await expect(store.backup(newFile())).rejects.toThrow('disk I/O error');
    const person = aPerson();
    await store.addPerson(person);
    expect(await store.personById(person.id)).toEqual(person);
    await store.close();
  });
});

test.each([new CannotOpen('a'), new NotWritten('b'), new StoreLost('c'), new StoreClosed(), new Damaged('d')])(
  'the thread reports %s, and it arrives as such',
  error => {
    const reply = encodeError(7, error);
    const heard = reply.ok ? undefined : decodeError(reply.error);
    expect([heard?.constructor, heard?.message]).toEqual([error.constructor, error.message]);
  },
);

test.each([
  ["throw new Error('The disk is on fire.')", 'The disk is on fire.'],
  ['process.exit(3)', 'The store stopped.'],
])('a thread that ended by %s is lost, and closes cleanly', async (crash, message) => {
  const script = join(folder, `goes${++files}.mjs`);
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { ${crash}; });
     parentPort.postMessage({ id: 0, ok: true });`,
  );
  const store = await openSqlite({ file: newFile(), worker: pathToFileURL(script) });
  await expect(store.append([])).rejects.toMatchObject({ name: 'StoreStopped', message });
  expect(await store.lost).toMatchObject({ name: 'StoreStopped', message });
  await store.close();
});

test('a thread that dies rejects pending and later calls', async () => {
  const script = join(folder, 'dies.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('The disk is on fire.'); });
     parentPort.postMessage({ id: 0, ok: true });`,
  );
  const store = await openSqlite({ file: newFile(), worker: pathToFileURL(script) });
  await expect(store.append([])).rejects.toThrow('The disk is on fire.');
  await expect(store.personById('x')).rejects.toThrow('The disk is on fire.');
  expect(await store.ready()).toBe(false);
});

test('settings without a database address open the file in the data folder', async () => {
  const data = join(folder, 'deep', 'data');
  const store = await openStore({ data, worker: built.worker });
  await store.close();
  expect(existsSync(join(data, 'omerta.db'))).toBe(true);
  await expect(openStore({ data, database: 'postgres://127.0.0.1:1/x' })).rejects.toThrow('PostgreSQL at 127.0.0.1:1');
});
