// A finished game is played on from one of its positions.
import { readRecord } from '@omerta/kernel/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { playOn } from '../../testing/playOverHttp.ts';
import { type Browser, openTestServer, type TestServer } from '../../testing/testServer.ts';

const disk = new Disk();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, {}, disk);
});
afterAll(() => server.close());

const games = [
  { game: 'corleone', players: 3 },
  { game: 'cashnguns', players: 4 },
];

async function finished(who: Browser, { game, players }: { readonly game: string; readonly players: number }) {
  const { match } = (await who.post('/api/play-now', { game, players, level: 'random', pace: 'instant' })).body;
  await playOn(who, match);
  const { record } = (await who.get(`/api/matches/${match}/record`)).body;
  return { match, at: `/api/matches/${match}`, choices: record.choices.length as number };
}

const viewAt = async (who: Browser, at: string, step: number, seat: number) =>
  (await who.get(`${at}/replay?viewer=${seat}&from=${step}&limit=1`)).body.steps[0].view;

test.each(games)('$game goes on from the exact position, is played to the end, and its record is sound', async game => {
  const vito = await server.guest('Vito');
  const { match, at, choices } = await finished(vito, game);
  const choice = Math.floor(choices / 2);
  const body = { choice, seat: 1, level: 'random', pace: 'instant' };
  const reply = await vito.post(`${at}/play-on`, body);
  expect(reply).toMatchObject({ status: 200, body: { match: expect.any(String) } });
  const next = `/api/matches/${reply.body.match}`;
  const table = (await vito.get(next)).body;
  const playedOn = { match, choice, seat: 1, hidden: 'asItWas' };
  expect(table).toMatchObject({ stage: 'playing', playedOn, you: { viewer: 1, isHost: true } });
  expect(table.seats.filter(({ kind }: { kind: string }) => kind === 'bot')).toHaveLength(game.players - 1);

  await playOn(vito, reply.body.match);
  expect(await viewAt(vito, next, 0, 1)).toEqual(await viewAt(vito, at, choice, 1));
  const file = (await vito.get(`${next}/record`)).body;
  expect(file).toMatchObject({ playedOn, record: { start: expect.any(Object) } });
  expect(file.record.fairDeal).toBeUndefined();
  expect(readRecord(file.record)).toMatchObject({ ok: true });
  expect((await vito.get(`${next}/verify`)).body).toEqual({
    fair: false,
    sound: true,
    problems: [],
    choices: file.record.choices.length,
    hash: expect.any(String),
  });
  expect((await vito.get('/api/me/matches')).body.tables).toContainEqual(expect.objectContaining({ playedOn }));
  expect((await vito.post(`${next}/rematch`)).body.playedOn).toBeUndefined();
});

test.each(games)('$game dealt afresh: the seat sees the same, the others may hold other cards', async game => {
  const vito = await server.guest('Vito');
  const { at } = await finished(vito, game);
  const hands = new Set<string>();
  for (let count = 0; count < 6; count++) {
    const body = { choice: 2, seat: 0, hidden: 'dealtAfresh', level: 'random', pace: 'instant' };
    const { match } = (await vito.post(`${at}/play-on`, body)).body;
    await vito.put(`/api/matches/${match}/votes/abandon`, { wants: true });
    expect(await viewAt(vito, `/api/matches/${match}`, 0, 0)).toEqual(await viewAt(vito, at, 2, 0));
    hands.add(JSON.stringify((await viewAt(vito, `/api/matches/${match}`, 0, 1)).own));
  }
  expect(hands.size).toBeGreaterThan(1);
});

test('a game that was played on survives a crash, shows its log, and may be played on itself', async () => {
  const vito = await server.guest('Vito');
  const { at } = await finished(vito, games[0]!);
  const { match } = (await vito.post(`${at}/play-on`, { choice: 5, seat: 0, level: 'random', pace: 'instant' })).body;
  const url = `/api/matches/${match}`;
  await playOn(vito, match, 60);
  const again = await openTestServer({}, {}, disk);
  const elsewhere = Object.assign(again.stranger(), { cookie: vito.cookie });
  expect((await elsewhere.get(url)).body).toMatchObject({ stage: 'playing', isFrozen: false });
  expect((await elsewhere.get(`${url}/log`)).body.events.length).toBeGreaterThan(0);
  await playOn(elsewhere, match);
  expect((await elsewhere.get(`${url}/verify`)).body).toMatchObject({ sound: true, problems: [] });
  expect(await elsewhere.post(`${url}/play-on`, { choice: 3, seat: 2 })).toMatchObject({ status: 200 });
  await again.close();
});

test('not for a running game, not after its end, not at a seat that does not exist', async () => {
  const vito = await server.guest('Vito');
  const running = (await vito.post('/api/play-now', { game: 'corleone', level: 'random' })).body.match;
  const early = await vito.post(`/api/matches/${running}/play-on`, { choice: 0, seat: 0 });
  expect(early).toMatchObject({ status: 403, body: { code: 'notYet' } });
  const { at, choices } = await finished(vito, games[0]!);
  for (const choice of [choices, choices + 1]) {
    const late = await vito.post(`${at}/play-on`, { choice, seat: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'noSuchChoice' } });
  }
  const noSeat = await vito.post(`${at}/play-on`, { choice: 0, seat: 3 });
  expect(noSeat).toMatchObject({ status: 409, body: { code: 'noSuchSeat' } });
  const level = await vito.post(`${at}/play-on`, { choice: 0, seat: 0, level: 'godfather' });
  expect(level).toMatchObject({ status: 400, body: { code: 'noSuchLevel' } });
  expect(await server.stranger().post(`${at}/play-on`, { choice: 0, seat: 0 })).toMatchObject({ status: 401 });
  expect(await vito.post(`${at}/play-on`, { choice: 0, seat: 0 })).toMatchObject({ status: 200 });
});
