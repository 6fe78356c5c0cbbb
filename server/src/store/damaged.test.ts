// A damaged row stays damaged: changing it must not give it a valid checksum.
import { beforeEach, expect, test } from 'vitest';
import { aChatLine, aMatch, anAppend, anUpload, aPerson, aRow, aSeat, NOW } from '../../testing/store/samples.ts';
import { Damaged } from './errors.ts';
import { migrate } from './migrate.ts';
import { first } from './migrations/first.ts';
import { second } from './migrations/second.ts';
import { third } from './migrations/third.ts';
import { openSqliteDatabase, type SqliteDatabase } from './sqliteDatabase.ts';
import { type SqlStore, sqlStore } from './sqlStore.ts';

let database: SqliteDatabase;
let store: SqlStore;

beforeEach(async () => {
  database = openSqliteDatabase(':memory:');
  await migrate(database, 'memory');
  store = sqlStore(database);
  return () => database.close();
});

/** A guest at two tables, the first of which is damaged, and an account. */
async function guestAtTwo(damage: string) {
  const [guest, account] = [aPerson({ name: 'Guest' }), aPerson({ name: 'Vito', passwordHash: 'x' })];
  for (const person of [guest, account]) await store.addPerson(person);
  const seats = [aSeat({ person: guest.id, name: 'Guest' })];
  const [damaged, whole] = [aMatch({ seats, title: 'Sunday' }), aMatch({ seats })];
  for (const match of [damaged, whole]) await store.addMatch(match);
  await database.run(damage, [damaged.id]);
  return { guest, account, damaged, whole };
}

const OTHER_WORDS = `update matches set body = replace(body, 'Sunday', 'Monday') where id = ?`;
const NO_JSON = `update matches set body = replace(body, '{', '[') where id = ?`;

test('at the end of its game', async () => {
  const match = aMatch({ stage: 'playing', title: 'Sunday' });
  await store.addMatch(match);
  await database.run(OTHER_WORDS, [match.id]);
  const end = { match: { stage: 'over', endedAt: NOW } } as const;
  expect(await store.append([anAppend(aRow(match.id, 1), end)])).toEqual(['done']);
  await expect(store.matchById(match.id)).rejects.toThrow(Damaged);
});

test.each([OTHER_WORDS, NO_JSON])('when a person is deleted: %s', async damage => {
  const { guest, damaged, whole } = await guestAtTwo(damage);
  expect(await store.deletePerson(guest.id)).toBe(true);
  expect((await store.matchById(whole.id))?.seats).toMatchObject([{ name: '…' }]);
  await expect(store.matchById(damaged.id)).rejects.toThrow(Damaged);
});

test.each([OTHER_WORDS, NO_JSON])('when a guest is merged with an account: %s', async damage => {
  const { guest, account, damaged, whole } = await guestAtTwo(damage);
  expect(await store.mergePeople(guest.id, account.id)).toBe(true);
  expect((await store.matchById(whole.id))?.seats).toMatchObject([{ person: account.id, name: 'Vito' }]);
  await expect(store.matchById(damaged.id)).rejects.toThrow(Damaged);
});

test('when a person with chat lines is deleted', async () => {
  const [person, match] = [aPerson(), aMatch()];
  await store.addPerson(person);
  await store.addMatch(match);
  for (const text of ['Hello', 'Goodbye']) await store.addChat(aChatLine(match.id, { person: person.id, text }));
  await database.run('update chat_lines set said_at = said_at + 1 where number = 1 and match_id = ?', [match.id]);
  expect(await store.deletePerson(person.id)).toBe(true);
  await expect(store.chatOf(match.id, 'players')).rejects.toThrow(Damaged);
  expect(await store.chatOf(match.id, 'players', 1)).toMatchObject([{ text: '…' }]);
  expect(await database.all('select words from chat_lines where number = 1')).toEqual([{ words: '…' }]);
});

test.each([1, 2, 3])('the server clock goes on if copy %i of its time is damaged', async copy => {
  for (const damage of [-(2 ** 9), 2 ** 40]) {
    await store.storeTime(1_000);
    await database.run('update heartbeat set beat_at = beat_at + ? where copy = ?', [damage, copy]);
    expect(await store.storedTime()).toBe(1_000);
  }
  await store.storeTime(2_000);
  expect(await store.storedTime()).toBe(2_000);
});

test('the time stored by an older release is copied as often', async () => {
  const older = openSqliteDatabase(':memory:');
  await migrate(older, 'memory', [first, second, third]);
  await older.run('insert into heartbeat (only_row, beat_at) values (1, 5)');
  await migrate(older, 'memory');
  expect(await older.all('select copy, beat_at from heartbeat order by copy')).toEqual(
    [1, 2, 3].map(copy => ({ copy, beat_at: 5 })),
  );
  await older.close();
});

test.each([0, 1])('a missing last choice is noticed when reading those after %i', async after => {
  const match = aMatch({ stage: 'playing' });
  await store.addMatch(match);
  for (const number of [1, 2]) await store.append([anAppend(aRow(match.id, number))]);
  expect(await store.rowsOf(match.id, after)).toHaveLength(2 - after);
  expect(await store.rowsOf(match.id, 2)).toEqual([]);
  await database.run('delete from choices where number = 2 and match_id = ?', [match.id]);
  await expect(store.rowsOf(match.id, after)).rejects.toThrow(Damaged);
});

test('a pack that is no longer JSON is missing', async () => {
  for (const hash of ['f00d', 'beef']) await store.addPack({ hash, json: { jobs: [] } }, anUpload('vito'));
  await database.run(`update packs set body = replace(body, '{', '[') where hash = ?`, ['f00d']);
  expect(await store.packByHash('f00d')).toBeUndefined();
  expect(await store.packByHash('beef')).toEqual({ hash: 'beef', json: { jobs: [] } });
});
