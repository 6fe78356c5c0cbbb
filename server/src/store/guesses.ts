import { countedOnce, type GuessCount, waitOf } from './guessCounts.ts';
import { among, type Database, type Sql } from './sql.ts';
import type { Guesses } from './store.ts';

const COLUMNS = 'guesses (guess_key, clear_at, last_at)';

export const guesses = (database: Database): Guesses => ({
  countGuess: (limits, now) =>
    database.transaction(async sql => {
      const sorted = [...limits].sort((one, other) => (one.key < other.key ? -1 : 1)); // no two nodes lock crosswise
      await sql.insert(
        COLUMNS,
        sorted.map(({ key }) => [key, 0, 0]),
        'on conflict do nothing',
      );
      const counts = await lockCounts(
        sql,
        sorted.map(({ key }) => key),
      );
      const wait = Math.max(...sorted.map(limit => waitOf(counts.get(limit.key), limit, now)));
      if (wait > 0) return wait;
      for (const limit of sorted) {
        const { clearAt, lastAt } = countedOnce(counts.get(limit.key), limit, now);
        await sql.run('update guesses set clear_at = ?, last_at = ? where guess_key = ?', [clearAt, lastAt, limit.key]);
      }
      return 0;
    }),

  takeBackGuess: limits =>
    database.transaction(async sql => {
      for (const { key, recovery } of limits)
        await sql.run('update guesses set clear_at = clear_at - ? where guess_key = ?', [recovery, key]);
    }),

  noteWrongGuess: (limits, now, person) =>
    database.transaction(async sql => {
      const { list, values } = among(limits.map(({ key }) => key));
      await sql.run(`update guesses set last_at = ? where guess_key in ${list}`, [now, ...values]);
      if (person === undefined) return;
      await sql.run(
        'update people set failed_logins = coalesce(failed_logins, 0) + 1, failed_login_at = ? where id = ?',
        [now, person],
      );
    }),

  async forgetFailedLogins(person) {
    await database.run('update people set failed_logins = null, failed_login_at = null where id = ?', [person]);
  },

  deleteOldGuesses: now => database.run('delete from guesses where clear_at <= ?', [now]),
});

async function lockCounts(sql: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, GuessCount>> {
  const { list, values } = among(keys);
  const rows = await sql.all(
    `select guess_key, clear_at, last_at from guesses where guess_key in ${list} order by guess_key${sql.forUpdate}`,
    values,
  );
  return new Map(
    rows.map(row => [String(row.guess_key), { clearAt: Number(row.clear_at), lastAt: Number(row.last_at) }]),
  );
}
