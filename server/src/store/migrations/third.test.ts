import { expect, test } from 'vitest';
import { expectChecksums, fillWithoutChecksums } from '../../../testing/store/withoutChecksums.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../sql.ts';
import { openSqliteDatabase } from '../sqliteDatabase.ts';
import { sqlStore } from '../sqlStore.ts';
import { third } from './third.ts';

/** Counts the statements of transactions. */
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

test('a long match gets its checksums with few statements: each is a round trip', async () => {
  const database = openSqliteDatabase(':memory:');
  const unsealed = await fillWithoutChecksums(database, 1_300);
  const { asked, counted } = counting(database);
  await migrate(counted, 'memory', [third]);
  expect(asked.count).toBeLessThan(25);
  await migrate(database, 'memory');
  await expectChecksums(sqlStore(database), unsealed);
  await database.close();
});
