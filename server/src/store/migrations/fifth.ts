import type { Migration } from '../migrate.ts';

/** Sessions can be listed by their owner, and a push subscription ends with the session of its device. */
export const fifth: Migration = {
  version: 5,
  statements: [
    `alter table sessions add column kind text not null default 'device'`,
    'alter table sessions add column seen_at bigint not null default 0',
    'alter table sessions add column browser text',
    'alter table sessions add column platform text',
    'update sessions set seen_at = created_at',
    'alter table subscriptions add column session text references sessions (id) on delete cascade',
    'create index subscriptions_of_session on subscriptions (session)',
  ],
};
