import type { Migration } from '../migrate.ts';

/** Which tables name a pack, so that unused ones can be deleted; and who uploaded it, for quotas. */
export const seventh: Migration = {
  version: 7,
  statements: [
    `alter table matches add column pack text not null default ''`,
    'create index matches_by_pack on matches (pack)',
    'alter table packs add column person text references people (id) on delete set null',
    'alter table packs add column bytes bigint not null default 0',
    'alter table packs add column used_at bigint',
    'update packs set bytes = length(body)',
    'create index packs_by_size on packs (bytes)', // sums are read from indexes: rows are large
    'create index packs_of_person on packs (person, bytes)',
  ],
  /** Only uploaded packs are ever deleted, so tables with the standard one need no entry. */
  async fill(sql) {
    for (const { hash } of await sql.all('select hash from packs')) {
      await sql.run('update matches set pack = ? where body like ?', [String(hash), `%"pack":"${hash}"%`]);
    }
  },
};
