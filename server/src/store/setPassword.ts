import { personWith } from './credentials.ts';
import { personOf, savePerson } from './people.ts';
import { insertSession } from './sessions.ts';
import { type Database, isConflict, type Sql } from './sql.ts';
import type { Sessions } from './store.ts';

/** A new password: everything that was begun with the former one ends in the same transaction. */
export const setPassword = (database: Database): Pick<Sessions, 'setPassword'> => ({
  async setPassword(id, change, by, session) {
    try {
      return await database.transaction(async sql => {
        const person = await personOf(sql, id, sql.forUpdate);
        if (person === undefined || !(await isValid(sql, id, by))) return 'outdated';
        await savePerson(sql, { ...person, ...change });
        for (const table of ['sessions', 'tokens', 'subscriptions'])
          await sql.run(`delete from ${table} where person = ?`, [id]);
        if (session !== undefined) await insertSession(sql, session, {});
        return 'done';
      });
    } catch (error) {
      if (isConflict(error)) return 'nameTaken';
      throw error;
    }
  },
});

async function isValid(sql: Sql, person: string, by: Parameters<typeof personWith>[1]): Promise<boolean> {
  const { text, values } = personWith(person, by);
  return (await sql.all(`select id from people where ${text}`, values)).length === 1;
}
