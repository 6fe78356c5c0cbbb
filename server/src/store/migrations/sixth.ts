import type { Migration } from '../migrate.ts';

/** Wrong guesses of passwords and codes, by hashed address and name; and those that the owner of an account is told of. */
export const sixth: Migration = {
  version: 6,
  statements: [
    'create table guesses (guess_key text primary key, clear_at bigint not null, last_at bigint not null)',
    'create index guesses_by_end on guesses (clear_at)',
    'alter table people add column failed_logins bigint',
    'alter table people add column failed_login_at bigint',
  ],
};
