// Damage on disk: one damaged table stops and reports it; the others go on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsSeen } from '../../testing/play/faultsSeen.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose } from '../../testing/play/testNode.ts';
import { configWith } from '../../testing/testServer.ts';
import { cleanUpIdle } from '../cleanUpIdle.ts';
import { deleteAccount } from '../people/deleteAccount.ts';
import { mergeGuest } from '../people/mergeGuest.ts';
import { Damaged } from '../store/errors.ts';
import { openSqliteDatabase } from '../store/sqliteDatabase.ts';
import { sqliteStore } from '../store/sqliteStore.ts';
import type { Person } from '../store/store.ts';
import { LiveMatches } from './liveMatches.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server with two tables, one of which is damaged while it is closed. */
async function damagedTables(name: string, damage: string) {
  const file = join(folder, `${name}.db`);
  const before = await sqliteStore(file);
  const server = new LiveMatches({ store: before, faults: faultsSeen() });
  const tables = [];
  for (const seed of [1, 2]) {
    const live = await startedTable(before, server, { game: 'cashnguns', people: 4, seed });
    for (const seat of waiting(live)) await choose(live, seat, choicesOf(live, seat)[0]!);
    tables.push(live.match.id);
  }
  server.stop();
  await before.close();
  const database = openSqliteDatabase(file);
  await database.run(damage, [tables[0]!]);
  await database.close();
  const store = await sqliteStore(file);
  const faults = faultsSeen();
  return { store, faults, matches: new LiveMatches({ store, faults }), one: tables[0]!, other: tables[1]! };
}

test.each([
  ['a choice', 'update choices set made_at = made_at + 1 where number = 2 and match_id = ?'],
  ['a choice that is gone', 'delete from choices where number = 2 and match_id = ?'],
  ['the last choice that is gone', 'delete from choices where number = 4 and match_id = ?'],
  ['a snapshot', `update snapshots set body = replace(body, '0', '1') where match_id = ?`],
  ['a count', 'update matches set last_number = last_number + 1 where id = ?'],
  ['a table', `update matches set body = replace(body, 'Player', 'Slayer') where id = ?`],
  ['letters that are none', `update choices set choice = cast(x'61ff62' as text) where number = 1 and match_id = ?`],
  [
    'bytes in place of letters',
    "update choices set choice = cast(choice as blob) || x'00' where number = 1 and match_id = ?",
  ],
])('%s: this table stops, the other goes on', async (name, damage) => {
  const { store, faults, matches, one, other } = await damagedTables(name, damage);
  await expect(matches.open(one)).rejects.toThrow(Damaged);
  await expect(matches.open(one)).rejects.toThrow(`The match ${one} is damaged: restore a backup.`);
  expect(matches.frozen).toBe(1);
  expect(faults.seen).toEqual([expect.stringContaining(`A match is damaged {"match":"${one}"}`)]);
  const live = (await matches.open(other))!;
  const [seat] = waiting(live);
  expect(await choose(live, seat!, choicesOf(live, seat!)[0]!)).toMatchObject({ ok: true });
  matches.stop();
  await store.close();
});

const COUNT = 'update matches set last_number = last_number + 1, active_at = 0 where id = ?';

test('clean-up skips a damaged table and goes on', async () => {
  const { store, faults, matches, one, other } = await damagedTables('idle', COUNT);
  const inAYear = Date.now() + 365 * 24 * 3_600_000;
  await cleanUpIdle(store, matches, configWith(), { now: inAYear, trusted: inAYear });
  expect((await store.matchById(one))?.stage).toBe('playing');
  expect((await store.matchById(other))?.stage).toBe('abandoned');
  expect(faults.seen).toEqual([expect.stringContaining(`A match is damaged {"match":"${one}"}`)]);
  matches.stop();
  await store.close();
});

test('a player at a damaged table can leave all others, delete the account, and log in to another', async () => {
  const { store, faults, matches, one, other } = await damagedTables('people', COUNT);
  const seatsAt = async (id: string) => (await store.matchById(id))!.seats;
  const [vito, sonny, fredo] = [someone(0), someone(1), someone(2)];
  for (const each of [vito, sonny, fredo]) await store.addPerson(each);
  const people = { store, matches, endSessionsOf: () => {} };
  await mergeGuest(people, sonny, vito);
  expect((await seatsAt(other))[1]).toMatchObject({ kind: 'bot' });
  expect(await store.personById(sonny.id)).toBeUndefined();
  await deleteAccount(people, fredo);
  expect((await seatsAt(other))[2]).toMatchObject({ name: '…', takenOverByBot: true });
  expect(await store.personById(fredo.id)).toBeUndefined();
  expect(faults.seen).toEqual([expect.stringContaining(`A match is damaged {"match":"${one}"}`)]);
  matches.stop();
  await store.close();
});

const someone = (at: number): Person => ({ ...person(at), language: 'en', createdAt: 0, lastSeen: 0 });
