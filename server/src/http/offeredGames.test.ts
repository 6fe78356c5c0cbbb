import { afterEach, expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { playOn } from '../../testing/playOverHttp.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

const ALL = { games: 'corleone,cashnguns,liars-dice' };
const dice = { game: 'liars-dice', options: { players: 2 } };
const notOffered = {
  status: 403,
  body: {
    code: 'notOffered',
    problems: ['liars-dice is not offered here; there are corleone, cashnguns'],
  },
};

const open: TestServer[] = [];
const opened = async (...words: Parameters<typeof openTestServer>): Promise<TestServer> => {
  const server = await openTestServer(...words);
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const idsAt = async (server: TestServer): Promise<string[]> =>
  (await server.stranger().get('/api/games')).body.games.map(({ id }: { id: string }) => id);

test('the two big games are offered unless the server is started with others', async () => {
  expect(await idsAt(await opened())).toEqual(['corleone', 'cashnguns']);
  expect(await idsAt(await opened(ALL))).toEqual(['corleone', 'cashnguns', 'liars-dice']);
});

test('a table of a game that is not offered is refused, and so is a game at once', async () => {
  const server = await opened();
  const vito = await server.guest();
  expect(await vito.post('/api/matches', dice)).toMatchObject(notOffered);
  expect(await vito.post('/api/play-now', { game: 'liars-dice' })).toMatchObject(notOffered);
  expect(await vito.post('/api/matches', { game: 'chess' })).toMatchObject({ status: 400 });
});

test('a table that was opened goes on when its game is no longer offered, and its record stays readable', async () => {
  const disk = new Disk();
  const first = await opened(ALL, {}, disk);
  const vito = await first.guest();
  const { match } = (
    await vito.post('/api/play-now', { game: 'liars-dice', players: 2, level: 'random', pace: 'instant' })
  ).body;
  const at = `/api/matches/${match}`;

  const second = await opened({}, {}, disk);
  const again = second.stranger();
  again.cookie = vito.cookie;
  await first.close();
  open.splice(open.indexOf(first), 1);
  expect(await idsAt(second)).toEqual(['corleone', 'cashnguns']);
  await playOn(again, match);
  expect((await again.get(`${at}/record`)).body).toMatchObject({ record: { game: 'liars-dice' } });
  expect((await again.get(`${at}/verify`)).body).toMatchObject({ sound: true, problems: [] });
  expect(await again.post(`${at}/play-on`, { choice: 0, seat: 0 })).toMatchObject(notOffered);
  expect(await again.post(`${at}/rematch`)).toMatchObject(notOffered);
});
