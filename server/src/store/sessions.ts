import type { BotToken, Session } from './rows.ts';
import { type Database, read } from './sql.ts';
import type { Sessions } from './store.ts';

const SESSION = 'id, person, created_at as "createdAt", expires_at as "expiresAt"';
const TOKEN = 'id, person, name, created_at as "createdAt"';

export const sessions = (database: Database): Sessions => ({
  async addSession({ id, person, createdAt, expiresAt }) {
    await database.insert('sessions (id, person, created_at, expires_at)', [[id, person, createdAt, expiresAt]]);
  },

  async sessionById(id) {
    return read<Session>(await database.all(`select ${SESSION} from sessions where id = ?`, [id]))[0];
  },

  async extendSession(id, expiresAt) {
    return (await database.run('update sessions set expires_at = ? where id = ?', [expiresAt, id])) === 1;
  },

  async deleteSession(id) {
    return (await database.run('delete from sessions where id = ?', [id])) === 1;
  },

  revokeDevicesOf: person =>
    database.transaction(async sql => {
      for (const table of ['sessions', 'tokens', 'subscriptions'])
        await sql.run(`delete from ${table} where person = ?`, [person]);
    }),

  deleteExpiredSessions: now => database.run('delete from sessions where expires_at <= ?', [now]),

  async addToken({ id, person, name, createdAt }) {
    await database.insert('tokens (id, person, name, created_at)', [[id, person, name, createdAt]]);
  },

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
