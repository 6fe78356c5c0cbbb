import type { Migration } from '../migrate.ts';

/** Which person has muted which. */
export const second: Migration = {
  version: 2,
  statements: [
    `create table mutes (
      id text primary key,
      muter text not null references people (id) on delete cascade,
      muted text not null references people (id) on delete cascade,
      muted_at bigint not null,
      unique (muter, muted)
    )`,
    'create index mutes_of_muted on mutes (muted)',
  ],
};
