import { changed } from './ring.ts';
import type { ChatLine, Subscription } from './rows.ts';
import { type Database, read } from './sql.ts';
import type { Extras } from './store.ts';

const CHAT_LINE = 'match_id as "match", number, room, person, name, kind, words as "text", said_at as "at"';

export const extras = (database: Database): Extras => ({
  async addPack({ hash, json }) {
    await database.insert('packs (hash, body)', [[hash, JSON.stringify(json)]], 'on conflict do nothing');
  },

  async packByHash(hash) {
    const [row] = await database.all('select body from packs where hash = ?', [hash]);
    return row && { hash, json: JSON.parse(String(row.body)) };
  },

  addChat: line =>
    database.transaction(async sql => {
      const { match, room, person, name, kind, text, at } = line;
      // The lock on the match keeps two nodes from giving the same number.
      const [found] = await sql.all(`select id from matches where id = ?${sql.forUpdate}`, [match]);
      if (found === undefined) return undefined;
      const [last] = await sql.all('select max(number) as number from chat_lines where match_id = ?', [match]);
      const number = Number(last?.number ?? 0) + 1;
      await sql.insert('chat_lines (match_id, number, room, person, name, kind, words, said_at)', [
        [match, number, room, person, name, kind, text, at],
      ]);
      await sql.ring([changed(match)]);
      return { ...line, number };
    }),

  async chatOf(match, room, after = 0) {
    const text = `select ${CHAT_LINE} from chat_lines where match_id = ? and room = ? and number > ? order by number`;
    return read<ChatLine>(await database.all(text, [match, room, after]));
  },

  async addSubscription({ person, endpoint, keys }) {
    await database.insert(
      'subscriptions (endpoint, person, body)',
      [[endpoint, person, JSON.stringify(keys)]],
      'on conflict (endpoint) do update set person = excluded.person, body = excluded.body',
    );
  },

  async subscriptionsOf(person) {
    const text = 'select endpoint, body from subscriptions where person = ? order by endpoint';
    const rows = await database.all(text, [person]);
    return rows.map(({ endpoint, body }): Subscription => {
      return { person, endpoint: String(endpoint), keys: JSON.parse(String(body)) };
    });
  },

  async deleteSubscription(endpoint) {
    return (await database.run('delete from subscriptions where endpoint = ?', [endpoint])) === 1;
  },

  async lastBeat() {
    const [row] = await database.all('select beat_at from heartbeat');
    return row && Number(row.beat_at);
  },

  async beat(now) {
    await database.insert(
      'heartbeat (only_row, beat_at)',
      [[1, now]],
      'on conflict (only_row) do update set beat_at = excluded.beat_at where excluded.beat_at > heartbeat.beat_at',
    );
  },

  async keepSecret(name, value) {
    await database.insert('secrets (name, kept)', [[name, value]], 'on conflict do nothing');
    const [row] = await database.all('select kept from secrets where name = ?', [name]);
    return String(row?.kept);
  },
});
