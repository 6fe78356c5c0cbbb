import { expect, test } from 'vitest';
import { aMatch, anUpload, NOW } from '../../../testing/store/samples.ts';
import { bodyOf } from '../matchRows.ts';
import { migrate } from '../migrate.ts';
import { openSqliteDatabase } from '../sqliteDatabase.ts';
import { sqlStore } from '../sqlStore.ts';
import { fifth } from './fifth.ts';
import { first } from './first.ts';
import { fourth } from './fourth.ts';
import { second } from './second.ts';
import { sixth } from './sixth.ts';
import { third } from './third.ts';

test('packs of an earlier release are deleted only if no table names them, a week after the update', async () => {
  const database = openSqliteDatabase(':memory:');
  await migrate(database, 'memory', [first, second, third, fourth, fifth, sixth]);
  const [used, unused] = ['a'.repeat(64), 'b'.repeat(64)];
  await database.insert('packs (hash, body)', [
    [used, '{"jobs":[]}'],
    [unused, '{"jobs":[1]}'],
  ]);
  const match = aMatch({ pack: used, title: `"pack":"${unused}"` });
  await database.insert('matches (id, game, revision, stage, visibility, last_number, active_at, body)', [
    [match.id, match.game, 0, 'over', 'public', 0, NOW, bodyOf(match)],
  ]);
  await migrate(database, 'memory');

  const store = sqlStore(database);
  expect((await store.usage()).packBytes).toBe('{"jobs":[]}'.length + '{"jobs":[1]}'.length);
  expect(await store.deleteUnusedPacks(NOW - 7, NOW)).toBe(0);
  expect(await store.deleteUnusedPacks(NOW + 1, NOW + 8)).toBe(1);
  expect(await store.packByHash(used)).toEqual({ hash: used, json: { jobs: [] } });
  expect(await store.addPack({ hash: unused, json: {} }, anUpload('vito'))).toBe('done');
  await database.close();
});
