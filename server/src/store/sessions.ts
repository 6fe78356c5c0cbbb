import { lockPerson, personWith } from './credentials.ts';
import type { BotToken, Credential, Session } from './rows.ts';
import { type Database, read, type Sql } from './sql.ts';
import type { Sessions } from './store.ts';

const SESSION =
  'id, person, kind, created_at as "createdAt", expires_at as "expiresAt", seen_at as "seenAt", browser, platform as "system"';
const TOKEN = 'id, person, name, created_at as "createdAt"';

export const sessions = (database: Database): Omit<Sessions, 'setPassword'> => ({
  addSession: (session, by) =>
    database.transaction(async sql => {
      await lockPerson(sql, session.person);
      return insertSession(sql, session, by);
    }),

  async sessionById(id) {
    return read<Session>(await database.all(`select ${SESSION} from sessions where id = ?`, [id]))[0];
  },

  async extendSession(id, expiresAt, seenAt) {
    const text = 'update sessions set expires_at = ?, seen_at = ? where id = ?';
    return (await database.run(text, [expiresAt, seenAt, id])) === 1;
  },

  async deleteSession(id) {
    return (await database.run('delete from sessions where id = ?', [id])) === 1;
  },

  async sessionsOf(person, now) {
    const rows = await database.all(
      `select ${SESSION} from sessions where person = ? and kind = 'device' and expires_at > ?
       order by seen_at desc, created_at desc, id`,
      [person, now],
    );
    return read<Session>(rows);
  },

  redeemTicket: (ticket, session, now) =>
    database.transaction(async sql => {
      const [found] = await sql.all(`select person from sessions where id = ? and kind = 'ticket' and expires_at > ?`, [
        ticket,
        now,
      ]);
      if (found === undefined) return undefined;
      const person = String(found.person);
      await lockPerson(sql, person);
      if (!(await insertSession(sql, { ...session, person }, { session: ticket }))) return undefined;
      await sql.run('delete from sessions where id = ?', [ticket]);
      return person;
    }),

  async endOthers(person, session) {
    return database.transaction(async sql => {
      await lockPerson(sql, person);
      const [mine] = await sql.all('select id from sessions where id = ? and person = ?', [session, person]);
      if (mine === undefined) return undefined;
      const others = await sql.all(
        'select id from sessions where person = ? and id <> ? union all select id from tokens where person = ?',
        [person, session, person],
      );
      await sql.run('delete from sessions where person = ? and id <> ?', [person, session]);
      await sql.run('delete from tokens where person = ?', [person]);
      await sql.run(`delete from subscriptions where person = ? and coalesce(session, '') <> ?`, [person, session]);
      return others.map(({ id }) => String(id));
    });
  },

  deleteExpiredSessions: now => database.run('delete from sessions where expires_at <= ?', [now]),

  addToken: ({ id, person, name, createdAt }, by, most) =>
    database.transaction(async sql => {
      await lockPerson(sql, person);
      const [held] = await sql.all('select count(*) as count from tokens where person = ?', [person]);
      if (Number(held?.count) >= most) return 'tooMany';
      const { text, values } = personWith(person, by);
      const added = await sql.run(
        `insert into tokens (id, person, name, created_at)
         select cast(? as text), people.id, cast(? as text), cast(? as bigint) from people where ${text}`,
        [id, name, createdAt, ...values],
      );
      return added === 1 ? 'done' : 'outdated';
    }),

  async tokenById(id) {
    return read<BotToken>(await database.all(`select ${TOKEN} from tokens where id = ?`, [id]))[0];
  },

  async tokensOf(person) {
    return read(await database.all(`select ${TOKEN} from tokens where person = ? order by created_at, id`, [person]));
  },

  async deleteToken(id) {
    return (await database.run('delete from tokens where id = ?', [id])) === 1;
  },
});

/** Where the person is locked. False: the credential is no longer valid. */
export async function insertSession(sql: Sql, session: Session, by: Credential): Promise<boolean> {
  const { id, person, kind, createdAt, expiresAt, seenAt, browser, system } = session;
  const { text, values } = personWith(person, by);
  const added = await sql.run(
    `insert into sessions (id, person, kind, created_at, expires_at, seen_at, browser, platform)
     select cast(? as text), people.id, cast(? as text), cast(? as bigint), cast(? as bigint), cast(? as bigint),
       cast(? as text), cast(? as text)
     from people where ${text}`,
    [id, kind, createdAt, expiresAt, seenAt, browser, system, ...values],
  );
  return added === 1;
}
