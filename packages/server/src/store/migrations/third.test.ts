import { expect, test } from 'vitest';
import { addOlderMatch } from '../../../testing/store/olderMatch.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../sql.ts';
import { openSqliteDatabase } from '../sqliteDatabase.ts';
import { sqlStore } from '../sqlStore.ts';

/** Counts what is asked for in transactions. */
function counting(database: Database) {
  const asked = { count: 0 };
  const transaction: Database['transaction'] = work =>
    database.transaction(sql =>
      work({
        ...sql,
        run: (text, values) => {
          asked.count += 1;
          return sql.run(text, values);
        },
      }),
    );
  return { asked, counted: { ...database, transaction } };
}

test('a long match is sealed with few statements: each is a way to the database and back', async () => {
  const database = openSqliteDatabase(':memory:');
  const { match, rows, lines } = await addOlderMatch(database, 1_300);
  const { asked, counted } = counting(database);
  await migrate(counted, 'memory');
  expect(asked.count).toBeLessThan(25);
  const store = sqlStore(database);
  expect(await store.matchById(match.id)).toEqual(match);
  expect(await store.rowsOf(match.id)).toEqual(rows);
  expect(await store.chatOf(match.id, 'players')).toEqual(lines);
  expect(await store.snapshotOf(match.id)).toMatchObject({ number: 1_300, state: 7 });
  await database.close();
});
