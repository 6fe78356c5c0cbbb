import type { Credential } from './rows.ts';
import type { Sql, Values } from './sql.ts';

/**
 * Until the transaction ends nothing else is stored by, or taken from, this person's credentials: whatever does either
 * locks the person first. Statements after it see what was committed before.
 */
export async function lockPerson(sql: Sql, person: string): Promise<void> {
  await sql.all(`select id from people where id = ?${sql.forUpdate}`, [person]);
}

/** `insert into … select … from people where`: the person, if the credential is valid still. */
export function personWith(person: string, { session, passwordHash }: Credential): { text: string; values: Values } {
  const conditions = [
    { text: 'people.id = ?', values: [person] },
    ...(session === undefined
      ? []
      : [{ text: 'exists (select 1 from sessions where id = ? and person = people.id)', values: [session] }]),
    ...(passwordHash === undefined ? [] : [{ text: `coalesce(people.password_hash, '') = ?`, values: [passwordHash] }]),
  ];
  return {
    text: conditions.map(({ text }) => text).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}
