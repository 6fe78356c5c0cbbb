import type { Migration } from '../migrate.ts';

/** All clocks depend on the server clock, so its time is stored three times. */
export const fourth: Migration = {
  version: 4,
  statements: [
    'alter table heartbeat rename column only_row to copy',
    ...[2, 3].map(
      copy => `insert into heartbeat (copy, beat_at) select ${copy}, beat_at from heartbeat where copy = 1`,
    ),
  ],
};
