// A database of release 0.1 opens today: its people can sign in, its tables are in the same state, and play goes on.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, pick, randomFrom } from '@omerta/kernel';
import { readConfig, startServer } from '@omerta/server';
import { NO_LIMITS, openStore, type PgliteServer, seenInStore, startPglite } from '@omerta/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExpectedDatabase, type ExpectedPerson, type ExpectedTable, jsonOf, unzipped } from './oldRelease.ts';

const SQLITE = jsonOf<ExpectedDatabase>('database/sqlite.expected.json');
const POSTGRES = jsonOf<ExpectedDatabase>('database/postgres.expected.json');

/** The storage of a copied database. */
interface Place {
  readonly data: string;
  readonly database?: string;
}

const folders: string[] = [];
const pglites: PgliteServer[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  for (const pglite of pglites) await pglite.stop();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-old-'));
  folders.push(folder);
  return folder;
}

function sqliteWith(bytes: Buffer): Place {
  const data = newFolder();
  writeFileSync(join(data, 'omerta.db'), bytes);
  return { data };
}

async function postgresWith(statements: string): Promise<Place> {
  const pglite = await startPglite();
  pglites.push(pglite);
  await pglite.load(`${statements}\nset search_path to public;`);
  return { data: newFolder(), database: pglite.url };
}

/** An hour after the last move: sessions and lobbies last a while only. */
async function serverAt({ data, database }: Place, { madeAt }: ExpectedDatabase) {
  const words = {
    data,
    host: '127.0.0.1',
    port: '0',
    logLevel: 'silent',
    ...(database === undefined ? {} : { database }),
  };
  const read = readConfig(words, {}, data);
  if (!read.ok) throw new Error(read.problems.join());
  const opened = performance.now();
  const server = await startServer(read.config, {
    budgets: NO_LIMITS,
    passwordCost: 4,
    botPause: () => 0,
    clock: {
      now: () => Math.round(madeAt + 3_600_000 + performance.now() - opened),
      passed: () => performance.now(),
      after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds).unref();
        return () => clearTimeout(timer);
      },
    },
  });
  const ask = async (method: string, path: string, headers: object, body?: object) => {
    const response = await fetch(new URL(path, server.address), {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect; anything else fails them
    return { status: response.status, body: (await response.json()) as any };
  };
  const origin = server.address.slice(0, -1);
  return {
    close: () => server.close(),
    withCookie: (path: string, { cookie }: ExpectedPerson) => ask('GET', path, { cookie }),
    logIn: (name: string, password: string) => ask('POST', '/api/sessions', { origin }, { name, password }),
    /** As a program with the person's token. */
    as: ({ token }: ExpectedPerson) => {
      const headers = { authorization: `Bearer ${token}` };
      const must = async (method: string, path: string, body?: object) => {
        const answer = await ask(method, path, headers, body);
        if (answer.status !== 200)
          throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        return answer.body;
      };
      return {
        get: (path: string) => must('GET', path),
        post: (path: string, body: object = {}) => must('POST', path, body),
        put: (path: string, body: object = {}) => must('PUT', path, body),
        tryGet: (path: string) => ask('GET', path, headers),
      };
    },
  };
}

type Server = Awaited<ReturnType<typeof serverAt>>;

/** Plays some choices of the people at a table. */
async function playOn(
  server: Server,
  { people }: ExpectedDatabase,
  table: ExpectedTable,
  choices: number,
): Promise<void> {
  const random = randomFrom(table.rows);
  const players = present(table).map(name => server.as(people[name]!));
  const at = `/api/matches/${table.id}`;
  const end = performance.now() + 60_000;
  for (let given = 0; given < choices; ) {
    if (performance.now() > end) throw new Error(`${table.what}: no player is asked after ${given} choices`);
    for (const player of players) {
      const { frame, choices: open } = await player.get(`${at}/seat`);
      if (frame.over) return;
      if (open.length === 0 || frame.question.isChange) continue;
      const { decision } = frame.question;
      await player.post(`${at}/choices`, {
        decision,
        command: randomBytes(9).toString('hex'),
        text: pick(random, open),
      });
      given += 1;
    }
  }
}

/** Where a player has left, a bot answers. */
const present = ({ what, people: [first, ...others] }: ExpectedTable) =>
  what.endsWith('-left') ? [first!] : [first!, ...others];

const versionAt = async (server: Server, { people }: ExpectedDatabase, { id, people: [first] }: ExpectedTable) =>
  (await server.as(people[first!]!).get(`/api/matches/${id}/seat`)).frame.version as number;

describe.each([
  ['SQLite', SQLITE, async () => sqliteWith(unzipped('database/omerta.db.gz'))],
  ['PostgreSQL', POSTGRES, () => postgresWith(unzipped('database/postgres.sql.gz').toString())],
] as const)('%s', (_, expected, copy) => {
  const { people, tables } = expected;
  let place: Place;
  let server: Server;
  const seen = new Map<string, string>(); // by table and viewer, where that release's log forgot nothing and ours does
  beforeAll(async () => {
    place = await copy();
    const store = await openStore(place);
    for (const { id, what, game, rows, chat, seats = [] } of tables) {
      const words = [...(await store.chatOf(id, 'players')), ...(await store.chatOf(id, 'spectators'))];
      for (const { viewer } of game === 'cashnguns' ? seats : [])
        seen.set(`${id} ${viewer}`, fingerprint(await seenInStore(store, id, viewer)));
      expect({ what, rows: (await store.rowsOf(id)).length, chat: words.length }).toEqual({ what, rows, chat });
    }
    await store.close();
    server = await serverAt(place, expected);
  });
  afterAll(() => server.close());

  const staged = (...stages: ExpectedTable['stage'][]) =>
    tables.filter(({ stage }) => stages.includes(stage)).map(table => [table.what, table] as const);
  const playing = staged('playing');

  test.each(Object.entries(people))('%s signs in by cookie, token and password', async (_name, person) => {
    const { name, password, matches } = person;
    expect(await server.withCookie('/api/me', person)).toMatchObject({ status: 200, body: { person: { name } } });
    expect((await server.as(person).get('/api/me/matches?limit=100')).tables).toHaveLength(matches);
    if (password !== undefined) expect(await server.logIn(name, password)).toMatchObject({ status: 200 });
    expect((await server.logIn(name, 'another word altogether')).status).not.toBe(200);
  });

  test.each(playing)('%s is in the same state for every player', async (_what, { id, seats }) => {
    for (const { person, viewer, version, view, log, waiting, decision, choices } of seats!) {
      const { frame, choices: open } = await server.as(people[person]!).get(`/api/matches/${id}/seat`);
      const events = (await server.as(people[person]!).get(`/api/matches/${id}/log`)).events;
      const found = {
        viewer: frame.viewer,
        version: frame.version,
        view: fingerprint(frame.view),
        waiting: frame.waiting,
        decision: frame.question?.decision,
        choices: open,
        log: seen.get(`${id} ${viewer}`) ?? fingerprint(events),
      };
      expect(found).toEqual({ viewer, version, view, waiting, decision, choices, log });
    }
  });

  test.each(staged('over', 'abandoned'))('%s has the same record', async (_what, table) => {
    const { id, record, outcome, views } = table;
    const player = server.as(people[table.people[0]!]!);
    const { file, ...verdict } = record!;
    expect(await player.get(`/api/matches/${id}/verify`)).toEqual({ ...verdict, problems: [] });
    const served = await player.get(`/api/matches/${id}/record`);
    expect(served.outcome).toEqual(outcome);
    if (file !== undefined) expect(served).toEqual(jsonOf(`records/${file}`));
    for (const [viewer, view] of Object.entries(views!)) {
      const last = `from=${record!.choices}&limit=1`;
      const { steps } = await player.get(`/api/matches/${id}/replay?viewer=${viewer}&${last}`);
      expect(fingerprint(steps[0].view)).toBe(view);
    }
  });

  test('play goes on at every table, and its moves survive a restart', async () => {
    const before = await Promise.all(playing.map(([, table]) => versionAt(server, expected, table)));
    for (const [what, table] of playing) {
      if (what.startsWith('paused')) await server.as(people[table.people[0]!]!).post(`/api/matches/${table.id}/resume`);
      await playOn(server, expected, table, 2);
    }
    const after = await Promise.all(playing.map(([, table]) => versionAt(server, expected, table)));
    for (const [at, version] of after.entries()) expect(version).toBeGreaterThan(before[at]!);
    await server.close();
    server = await serverAt(place, expected);
    const again = await Promise.all(playing.map(([, table]) => versionAt(server, expected, table)));
    for (const [at, version] of again.entries()) expect(version).toBeGreaterThanOrEqual(after[at]!);
  });

  test.each(staged('lobby'))('%s still waits for players, and starts', async (_what, table) => {
    const at = `/api/matches/${table.id}`;
    const host = server.as(people[table.people[0]!]!);
    const { stage, seats } = await host.get(at);
    expect(stage).toBe('lobby');
    for (const [seat, { kind }] of seats.entries()) {
      if (kind === 'empty') await host.put(`${at}/seats/${seat}/bot`, { level: 'novice' });
    }
    for (const name of table.people) await server.as(people[name]!).put(`${at}/ready`, { entropy: '0a'.repeat(16) });
    expect(await host.post(`${at}/start`)).toMatchObject({ stage: 'playing' });
  });
});

test('a database with a changed byte in a move does not go on with that table, and does with the others', async () => {
  const bytes = unzipped('database/omerta.db.gz');
  const table = SQLITE.tables.find(({ what }) => what === 'running-corleone-3')!;
  const moves = [...bytes.toString('latin1').matchAll(new RegExp(`${table.id}.{0,60}?choicethug:(\\w)`, 'gs'))];
  expect(moves.length).toBeGreaterThan(0);
  for (const { index, 0: found } of moves) bytes[index + found.length - 1]! ^= 1;
  const server = await serverAt(sqliteWith(bytes), SQLITE);
  const { status, body } = await server.as(SQLITE.people.vito!).tryGet(`/api/matches/${table.id}/seat`);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'frozen' });
  await playOn(server, SQLITE, SQLITE.tables.find(({ what }) => what === 'running-cashnguns-5')!, 2);
  await server.close();
});
