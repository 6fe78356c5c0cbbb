import { CHAT_LINE } from './columns.ts';
import { lockPerson, personWith } from './credentials.ts';
import { matchChanged } from './nodeNotification.ts';
import { chatChecksum, verifyChecksum } from './rowChecksums.ts';
import type { ChatLine, Room, Subscription } from './rows.ts';
import { type Database, type Row, read } from './sql.ts';
import type { Extras } from './store.ts';

export const extras = (database: Database): Extras => ({
  addChat: line =>
    database.transaction(async sql => {
      const { match, room, person, name, kind, text, at } = line;
      // The lock on the match prevents two nodes from using the same number.
      const [found] = await sql.all(`select id from matches where id = ?${sql.forUpdate}`, [match]);
      if (found === undefined) return undefined;
      const [last] = await sql.all('select max(number) as number from chat_lines where match_id = ?', [match]);
      const number = Number(last?.number ?? 0) + 1;
      await sql.insert('chat_lines (match_id, number, room, person, name, kind, words, said_at, seal)', [
        [match, number, room, person, name, kind, text, at, chatChecksum({ ...line, number })],
      ]);
      await sql.notify([matchChanged(match)]);
      return { ...line, number };
    }),

  async chatOf(match, room, after = 0) {
    const rows = await database.all(`${LINES_BESIDE} and number > ? order by number`, [match, OTHER[room], after]);
    return rows.map(row => lineIn(match, row));
  },

  async latestChat(match, room, most) {
    const text = `${LINES_BESIDE} order by number desc limit ?`;
    const rows = await database.all(text, [match, OTHER[room], most]);
    return rows.reverse().map(row => lineIn(match, row));
  },

  async countChat(match, room, upTo) {
    const text = 'select count(*) as "count" from chat_lines where match_id = ? and room <> ? and number <= ?';
    const [row] = await database.all(text, [match, OTHER[room], upTo]);
    return Number(row?.count);
  },

  async chatAt(match, room, place) {
    const text = `${LINES_BESIDE} order by number limit 1 offset ?`;
    const [row] = await database.all(text, [match, OTHER[room], place - 1]);
    return row && lineIn(match, row);
  },

  addSubscription: ({ person, session, endpoint, keys }, by) =>
    database.transaction(async sql => {
      await lockPerson(sql, person);
      const { text, values } = personWith(person, by);
      const added = await sql.run(
        `insert into subscriptions (endpoint, person, session, body)
         select cast(? as text), people.id, cast(? as text), cast(? as text) from people where ${text}
         on conflict (endpoint) do update
         set person = excluded.person, session = excluded.session, body = excluded.body`,
        [endpoint, session, JSON.stringify(keys), ...values],
      );
      return added === 1;
    }),

  async subscriptionsOf(person) {
    const text = 'select endpoint, session, body from subscriptions where person = ? order by endpoint';
    const rows = await database.all(text, [person]);
    return rows.map(({ endpoint, session, body }): Subscription => {
      const device = { person, endpoint: String(endpoint), keys: JSON.parse(String(body)) };
      return session === null ? device : { ...device, session: String(session) };
    });
  },

  async deleteSubscription(endpoint) {
    return (await database.run('delete from subscriptions where endpoint = ?', [endpoint])) === 1;
  },

  async storedTime() {
    const copies = await database.all('select beat_at from heartbeat');
    return medianOf(copies.map(row => Number(row.beat_at)));
  },

  async storeTime(now) {
    await database.insert(
      'heartbeat (copy, beat_at)',
      [1, 2, 3].map(copy => [copy, now]),
      'on conflict (copy) do update set beat_at = excluded.beat_at where excluded.beat_at > heartbeat.beat_at',
    );
  },

  async getOrCreateSecret(name, value) {
    await database.insert('secrets (name, kept)', [[name, value]], 'on conflict do nothing');
    const [row] = await database.all('select kept from secrets where name = ?', [name]);
    return String(row?.kept);
  },
});

/** All lines but those of the other room: if a room's name is damaged, the checksum reveals it. */
const LINES_BESIDE = `select ${CHAT_LINE}, seal from chat_lines where match_id = ? and room <> ?`;
const OTHER: Readonly<Record<Room, Room>> = { players: 'spectators', spectators: 'players' };

function lineIn(match: string, { seal, ...columns }: Row): ChatLine {
  const [line] = read<ChatLine>([columns]);
  verifyChecksum(match, seal, chatChecksum(line!));
  return line!;
}

/** One of the three copies may be damaged; the median is not. */
const medianOf = (times: readonly number[]): number | undefined =>
  times.filter(Number.isFinite).sort((one, other) => one - other)[Math.floor(times.length / 2)];
