import { lockPerson } from './credentials.ts';
import type { Database, Sql } from './sql.ts';
import type { Packs } from './store.ts';

export const packs = (database: Database): Packs => ({
  addPack: ({ hash, json }, { person, at, mostOfPerson, mostInAll }) =>
    database.transaction(async sql => {
      await lockPerson(sql, person); // two uploads at once share one quota
      if ((await sql.run('update packs set used_at = ? where hash = ?', [at, hash])) === 1) return 'done';
      const body = JSON.stringify(json);
      if ((await bytesOf(sql, 'where person = ?', [person])) + body.length > mostOfPerson) return 'tooMany';
      if ((await bytesOf(sql)) + body.length > mostInAll) return 'full';
      await sql.run(
        `insert into packs (hash, body, person, bytes, used_at)
         values (?, ?, (select id from people where id = ?), ?, ?) on conflict do nothing`,
        [hash, body, person, body.length, at],
      );
      return 'done';
    }),

  async packByHash(hash) {
    const [row] = await database.all('select body from packs where hash = ?', [hash]);
    const json = row && readable(String(row.body));
    return json === undefined ? undefined : { hash, json };
  },

  async keepPack(hash, at) {
    return (await database.run('update packs set used_at = ? where hash = ?', [at, hash])) === 1;
  },

  deleteUnusedPacks: (before, now) =>
    database.transaction(async sql => {
      await sql.run('update packs set used_at = ? where used_at is null', [now]); // of earlier releases
      return sql.run(
        'delete from packs where used_at < ? and not exists (select 1 from matches where matches.pack = packs.hash)',
        [before],
      );
    }),

  async usage() {
    const [row] = await database.all(
      `select (select count(*) from matches where stage = 'lobby') as lobbies,
       (select count(*) from matches where stage in ('lobby', 'playing')) as tables,
       (select count(*) from tokens) as tokens, (select coalesce(sum(bytes), 0) from packs) as "packBytes"`,
    );
    const { lobbies, tables, tokens, packBytes } = row!; // one row always
    return {
      lobbies: Number(lobbies),
      tables: Number(tables),
      tokens: Number(tokens),
      packBytes: Number(packBytes),
    };
  },
});

async function bytesOf(sql: Sql, where = '', values: readonly string[] = []): Promise<number> {
  const [row] = await sql.all(`select coalesce(sum(bytes), 0) as bytes from packs ${where}`, values);
  return Number(row?.bytes);
}

/** Packs have no checksum: a damaged one is missing, which stops only the tables that need it. */
function readable(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
