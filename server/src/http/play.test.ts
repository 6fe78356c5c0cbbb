import { readRecordFile } from '@omerta/kernel/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommand, playOn, type SeatSeen } from '../../testing/playOverHttp.ts';
import {
  type Browser,
  entropy,
  NO_LIMITS,
  openTestServer,
  type TestServer,
  tableOfBots,
} from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function started(host: Browser, table: object = {}): Promise<string> {
  const { match } = await tableOfBots(host, table);
  await host.post(`/api/matches/${match}/start`);
  return `/api/matches/${match}`;
}

async function asked(person: Browser, at: string): Promise<SeatSeen> {
  for (;;) {
    const seen = (await person.get(`${at}/seat`)).body as SeatSeen;
    if (seen.frame.question !== undefined && !seen.frame.question.isChange) return seen;
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

test('a seat gets its view and all its choices', async () => {
  const vito = await server.guest();
  const { frame, choices } = await asked(vito, await started(vito));
  expect(frame).toMatchObject({ viewer: 0, over: false, question: { prompt: { kind: expect.any(String) } } });
  expect(choices.length).toBeGreaterThan(0);
});

test('a choice is made once, however often it is sent', async () => {
  const vito = await server.guest();
  const at = await started(vito);
  const { frame, choices } = await asked(vito, at);
  const { decision } = frame.question!;
  const choice = { decision, command: newCommand(), text: choices[0]! };
  const answers = await Promise.all([1, 2, 3].map(() => vito.post(`${at}/choices`, choice)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    [1, 2, 3].map(() => [200, { decision: decision + 1 }]),
  );
  const late = await vito.post(`${at}/choices`, { ...choice, command: newCommand() });
  expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
});

test('of my tables those that wait for me say so, and nobody else learns it', async () => {
  const vito = await server.guest();
  const at = await started(vito, { visibility: 'public' });
  await asked(vito, at);
  const id = at.slice(13);
  const mine = (await vito.get('/api/me/matches')).body.tables as readonly { id: string; awaited?: boolean }[];
  expect(mine.find(line => line.id === id)?.awaited).toBe(true);
  expect((await server.stranger().get('/api/matches')).text).not.toContain('awaited');
  await vito.put(`${at}/votes/abandon`, { wants: true });
  expect((await vito.get('/api/me/matches')).text).not.toContain('awaited');
});

test('the log of a game costs as much as its replay', async () => {
  const other = await openTestServer({}, { budgets: { ...NO_LIMITS, replay: 1 } });
  const vito = await other.guest();
  const at = await started(vito);
  expect(await vito.get(`${at}/log`)).toMatchObject({ status: 200 });
  expect(await vito.get(`${at}/log`)).toMatchObject({ status: 429, body: { code: 'tooMany' } });
  await other.close();
});

test('an illegal choice is refused with the reason, an unreadable one without', async () => {
  const vito = await server.guest();
  const at = await started(vito);
  const { frame } = await asked(vito, at);
  const send = (text: string) =>
    vito.post(`${at}/choices`, { decision: frame.question!.decision, command: newCommand(), text });
  const reason = { code: 'noBusinessThere', rule: 'T1' };
  expect(await send('thug:nowhere')).toMatchObject({ status: 422, body: { code: 'illegal', reason } });
  expect(await send('gibberish')).toMatchObject({ status: 400, body: { code: 'unreadable' } });
});

test('no person plays a seat that is not theirs', async () => {
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  const at = await started(vito);
  const { frame, choices } = await asked(vito, at);
  const choice = { decision: frame.question!.decision, command: newCommand(), text: choices[0]! };
  expect(await sonny.post(`${at}/choices`, choice)).toMatchObject({ status: 403, body: { code: 'notSeated' } });
  expect(await server.stranger().post(`${at}/choices`, choice)).toMatchObject({
    status: 401,
    body: { code: 'notSignedIn' },
  });
  expect(await sonny.get(`${at}/seat`)).toMatchObject({ status: 403 });
});

test('before the start there is nothing to see or to choose', async () => {
  const vito = await server.guest();
  const { match } = await tableOfBots(vito);
  expect(await vito.get(`/api/matches/${match}/seat`)).toMatchObject({ status: 409, body: { code: 'notPlaying' } });
  expect(await vito.get(`/api/matches/${match}/log`)).toMatchObject({ status: 409, body: { code: 'notPlaying' } });
});

test('the log shows each viewer what they saw, at tables with a closed log of the current act', async () => {
  const vito = await server.guest();
  const at = await started(vito);
  await playOn(vito, at.slice(13), 3);
  const mine = (await vito.get(`${at}/log`)).body;
  const spectators = (await server.stranger().get(`${at}/log`)).body;
  expect(mine.events.length).toBeGreaterThan(0);
  expect(spectators.events).not.toEqual(mine.events);

  const closed = await started(vito, { settings: { log: 'closed' } });
  const log = async () => (await vito.get(`${closed}/log`)).body.events as readonly { kind: string; act?: number }[];
  expect((await log())[0]).toMatchObject({ kind: 'actBegan', act: 1 });
  const acts = async () => (await log()).flatMap(({ kind, act }) => (kind === 'actBegan' ? [act] : []));
  for (let steps = 0; steps < 60 && (await acts())[0] === 1; steps++) await playOn(vito, closed.slice(13), 3);
  expect(await acts()).toEqual([2]);
  const alone = await started(vito, { settings: { spectators: false } });
  expect(await server.stranger().get(`${alone}/log`)).toMatchObject({ status: 403, body: { code: 'spectatorsOff' } });
});

test.each([
  ['corleone', 2],
  ['cashnguns', 4],
])('a whole game of %s: refused while it runs, open to all afterwards', async (game, players) => {
  const vito = await server.guest();
  const at = await started(vito, { game, options: { players }, visibility: 'public' });
  const secrets = ['record', 'verify', 'replay'];
  for (const secret of secrets) {
    for (const who of [vito, await server.guest('Sonny'), server.stranger()]) {
      expect(await who.get(`${at}/${secret}`)).toMatchObject({ status: 403, body: { code: 'notYet' } });
    }
  }
  const match = at.slice(13);
  expect(await playOn(vito, match)).toMatchObject({ over: true });

  const stranger = server.stranger();
  const file = (await stranger.get(`${at}/record`)).body;
  expect(Object.keys(file).sort()).toEqual(['format', 'outcome', 'players', 'record']); // nothing else of the match
  const { record, outcome, players: names } = file;
  expect(record).toMatchObject({ game, options: { players }, fairDeal: { match } });
  expect(record.fairDeal.entropies.filter((each: string) => each !== '')).toHaveLength(1);
  expect(readRecordFile(file)).toEqual({ ok: true, files: [file] });
  expect(names).toHaveLength(players);
  expect(outcome.places).toHaveLength(players);
  const verdict = (await stranger.get(`${at}/verify`)).body;
  expect(verdict).toEqual({
    fair: true,
    sound: true,
    problems: [],
    choices: record.choices.length,
    hash: expect.any(String),
  });

  const steps = (await stranger.get(`${at}/replay?viewer=1&from=0&limit=3`)).body;
  expect(steps).toMatchObject({
    total: record.choices.length + 1,
    steps: [{ step: 0, view: { viewer: 1 } }, { step: 1 }, { step: 2 }],
  });
  const last = (await stranger.get(`${at}/replay?from=${record.choices.length}`)).body;
  expect(last.steps).toMatchObject([{ step: record.choices.length, waiting: [], view: { viewer: 'spectator' } }]);
  expect(await stranger.get(`${at}/replay?viewer=9`)).toMatchObject({ status: 409, body: { code: 'noSuchSeat' } });

  expect((await stranger.get(`/api/records?game=${game}`)).body.tables).toContainEqual(
    expect.objectContaining({ id: match, outcome }),
  );
  expect((await vito.get('/api/me/matches')).body.tables).toContainEqual(
    expect.objectContaining({ id: match, you: 0 }),
  );
  expect((await vito.get(`${at}/seat`)).body).toMatchObject({ frame: { over: true }, choices: [] });
});

test('a finished private game is listed to its players only; the link opens it', async () => {
  const vito = await server.guest();
  const at = await started(vito, { visibility: 'private' });
  expect(await server.stranger().get(`${at}/record`)).toMatchObject({ status: 404, body: { code: 'noSuchMatch' } });
  await playOn(vito, at.slice(13));
  expect((await server.stranger().get('/api/records')).text).not.toContain(at.slice(13));
  expect((await vito.get('/api/me/matches')).text).toContain(at.slice(13));
  expect(await server.stranger().get(`${at}/record`)).toMatchObject({ status: 200 });
});

test('a table abandoned in the lobby has no record', async () => {
  const vito = await server.guest();
  const { match } = (await vito.post('/api/matches', { game: 'corleone' })).body;
  expect(await vito.get(`/api/matches/${match}/record`)).toMatchObject({ status: 403, body: { code: 'notYet' } });
  await vito.put(`/api/matches/${match}/ready`, { entropy: entropy() });
  await vito.post(`/api/matches/${match}/stand`);
  expect(await vito.get(`/api/matches/${match}/record`)).toMatchObject({ status: 404 });
});
