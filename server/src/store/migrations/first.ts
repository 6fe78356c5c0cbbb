import type { Migration } from '../migrate.ts';

// Text and integers only; bodies are JSON that no query looks into.
export const first: Migration = {
  version: 1,
  statements: [
    `create table people (
      id text primary key,
      name text not null,
      account_name text unique,
      password_hash text,
      language text not null,
      created_at bigint not null,
      last_seen bigint not null
    )`,
    `create table sessions (
      id text primary key,
      person text not null references people (id) on delete cascade,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index sessions_of_person on sessions (person)',
    'create index sessions_by_end on sessions (expires_at)',
    `create table tokens (
      id text primary key,
      person text not null references people (id) on delete cascade,
      name text not null,
      created_at bigint not null
    )`,
    'create index tokens_of_person on tokens (person)',
    `create table subscriptions (
      endpoint text primary key,
      person text not null references people (id) on delete cascade,
      body text not null
    )`,
    'create index subscriptions_of_person on subscriptions (person)',
    `create table matches (
      id text primary key,
      game text not null,
      revision bigint not null,
      stage text not null,
      visibility text not null,
      open_code text unique,
      last_number bigint not null,
      outcome text,
      active_at bigint not null,
      ended_at bigint,
      body text not null
    )`,
    'create index matches_by_activity on matches (stage, active_at)',
    'create index matches_by_end on matches (stage, ended_at)',
    `create table seated (
      person text not null,
      match_id text not null references matches (id) on delete cascade,
      primary key (person, match_id)
    )`,
    'create index seated_at_match on seated (match_id)',
    `create table choices (
      match_id text not null references matches (id) on delete cascade,
      number bigint not null,
      seat bigint not null,
      decision bigint not null,
      command text not null,
      kind text not null,
      choice text not null,
      author text not null,
      made_at bigint not null,
      primary key (match_id, number),
      unique (match_id, command)
    )`,
    `create table snapshots (
      match_id text primary key references matches (id) on delete cascade,
      number bigint not null,
      body text not null
    )`,
    `create table deadlines (
      match_id text not null references matches (id) on delete cascade,
      seat bigint not null,
      decision bigint not null,
      due_at bigint not null,
      primary key (match_id, seat, decision)
    )`,
    'create index deadlines_by_time on deadlines (due_at)',
    `create table chat_lines (
      match_id text not null references matches (id) on delete cascade,
      number bigint not null,
      room text not null,
      person text not null,
      name text not null,
      kind text not null,
      words text not null,
      said_at bigint not null,
      primary key (match_id, number)
    )`,
    'create index chat_lines_of_person on chat_lines (person)',
    'create table packs (hash text primary key, body text not null)',
    'create table heartbeat (only_row bigint primary key, beat_at bigint not null)',
    'create table secrets (name text primary key, kept text not null)',
  ],
};
