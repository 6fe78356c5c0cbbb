import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from '../../testing/playOverHttp.ts';
import { NO_LIMITS, openTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each([
  { game: 'corleone', players: 3 },
  { game: 'cashnguns', players: 4 },
])('one call and a stranger plays $game against bots, to the end', async ({ game, players }) => {
  const stranger = server.stranger();
  const body = { game, players, level: 'novice', pace: 'instant', language: 'pl' };
  const { status, body: reply } = await stranger.post('/api/play-now', body);
  expect(status).toBe(200);
  expect(reply).toEqual({ match: expect.stringMatching(/^[a-z2-7]{16}$/) });
  expect((await stranger.get('/api/me')).body.person).toMatchObject({
    name: expect.stringMatching(/^Guest \d+$/),
    account: false,
    language: 'pl',
  });
  const table = (await stranger.get(`/api/matches/${reply.match}`)).body;
  expect(table).toMatchObject({
    game,
    stage: 'playing',
    visibility: 'unlisted',
    settings: { pace: 'instant', language: 'pl', hints: true },
    you: { viewer: 0, isHost: true },
  });
  expect(table.seats.slice(1).map(({ kind, level }: { kind: string; level: string }) => [kind, level])).toEqual(
    Array.from({ length: players - 1 }, () => ['bot', 'novice']),
  );
  expect(await playOn(stranger, reply.match)).toMatchObject({ over: true });
  // The server could have chosen the secret after the entropy: no commitment was shown before.
  const verdict = { body: { sound: true, fair: false, problems: [] } };
  expect(await stranger.get(`/api/matches/${reply.match}/verify`)).toMatchObject(verdict);
  const { record } = (await stranger.get(`/api/matches/${reply.match}/record`)).body;
  expect(record.fairDeal).toMatchObject({ match: reply.match, atOnce: true });
});

test('a player who wants a fair deal sees the commitment first, and then gives the entropy', async () => {
  const stranger = server.stranger();
  const wanted = { game: 'corleone', players: 3, level: 'novice', pace: 'instant', start: false };
  const { body } = await stranger.post('/api/play-now', wanted);
  expect(body).toEqual({ match: expect.any(String), table: expect.objectContaining({ stage: 'lobby' }) });
  const { match, table } = body;
  expect(table).toEqual((await stranger.get(`/api/matches/${match}`)).body);
  expect(table.seats.map(({ kind, ready }: { kind: string; ready: boolean }) => [kind, ready])).toEqual([
    ['person', false],
    ['bot', true],
    ['bot', true],
  ]);
  const entropy = 'cd'.repeat(16);
  await stranger.put(`/api/matches/${match}/ready`, { entropy });
  expect(await stranger.post(`/api/matches/${match}/start`)).toMatchObject({ body: { stage: 'playing' } });
  await stranger.put(`/api/matches/${match}/votes/abandon`, { wants: true });
  expect(await stranger.get(`/api/matches/${match}/verify`)).toMatchObject({ body: { fair: true } });
  const { record } = (await stranger.get(`/api/matches/${match}/record`)).body;
  expect(record.fairDeal).toEqual({
    match,
    commitment: table.commitment,
    secret: expect.any(String),
    entropies: [entropy, '', ''],
  });
});

test('an entropy is given at once or when ready, not both', async () => {
  const body = { game: 'corleone', start: false, entropy: 'ab'.repeat(16) };
  const stranger = server.stranger();
  expect(await stranger.post('/api/play-now', body)).toMatchObject({ status: 400, body: { code: 'badOptions' } });
  expect(stranger.cookie).toBeUndefined();
});

test('a known visitor stays the same person; settings have their defaults', async () => {
  const vito = await server.guest('Vito');
  const { cookie } = vito;
  const entropy = 'ab'.repeat(16);
  const { match } = (await vito.post('/api/play-now', { game: 'corleone', name: 'Other', entropy })).body;
  expect(vito.cookie).toBe(cookie);
  const table = (await vito.get(`/api/matches/${match}`)).body;
  expect(table).toMatchObject({
    options: { players: 4 },
    settings: { pace: 'brisk' },
    seats: [{ name: 'Vito' }, {}, {}, {}],
  });
  expect((await server.parts.store.matchById(match))?.seats[0]).toMatchObject({ entropy });
});

test('options of the rules are passed on', async () => {
  const body = { game: 'cashnguns', players: 5, options: { talents: true } };
  const vito = await server.guest('Vito');
  const refused = await vito.post('/api/play-now', { ...body, options: { talents: 'many' } });
  expect(refused).toMatchObject({ status: 400, body: { code: 'badOptions' } });
  const { match } = (await vito.post('/api/play-now', body)).body;
  expect((await vito.get(`/api/matches/${match}`)).body.options).toMatchObject({ players: 5, talents: true });
});

test('an invalid request leaves nothing behind, no guest either', async () => {
  const wrong = [
    [{ game: 'chess' }, 'unreadable'],
    [{ game: 'corleone', players: 9 }, 'badOptions'],
    [{ game: 'corleone', level: 'godfather' }, 'noSuchLevel'],
    [{ game: 'corleone', pace: 'slow' }, 'unreadable'],
    [{ game: 'corleone', pack: '0'.repeat(64) }, 'noSuchPack'],
    [{ game: 'corleone', name: ' ' }, 'badName'],
  ] as const;
  for (const [body, code] of wrong) {
    const stranger = server.stranger();
    expect(await stranger.post('/api/play-now', body)).toMatchObject({ body: { code } });
    expect(stranger.cookie).toBeUndefined();
  }
});

test('the number of games a minute is limited by person and by address', async () => {
  const other = await openTestServer({}, { budgets: { ...NO_LIMITS, playNow: 3 } });
  const statuses = async (ask: () => Promise<{ readonly status: number }>) => {
    const found: number[] = [];
    for (let count = 0; count < 4; count++) found.push((await ask()).status);
    return found;
  };
  expect(await statuses(() => other.stranger().post('/api/play-now', { game: 'corleone' }))).toEqual([
    200, 200, 200, 429,
  ]);
  const vito = await other.guest('Vito');
  expect(await statuses(() => vito.post('/api/play-now', { game: 'corleone' }))).toEqual([200, 200, 200, 429]);
  await other.close();
});
