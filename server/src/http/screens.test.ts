import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from '../../testing/playOverHttp.ts';
import { type Browser, openTestServer, type TestServer, tableOfBots } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A private game without spectators, and its shared screen. */
async function screened(host: Browser) {
  const { match } = await tableOfBots(host, { visibility: 'private', settings: { spectators: false } });
  const at = `/api/matches/${match}`;
  const { key, path } = (await host.put(`${at}/screen`)).body;
  return { at, key, path, shown: (who: Browser, of = '') => who.get(`${at}${of}?screen=${key}`) };
}

test('the screen shows what a spectator may see, and how phones join', async () => {
  const vito = await server.guest('Vito');
  const { at, key, path, shown } = await screened(vito);
  expect(path).toBe(`screen/${at.slice(13)}#${key}`);
  const television = server.stranger();
  expect(await television.get(at)).toMatchObject({ body: { code: 'noSuchMatch' } });
  expect((await shown(television)).body).toMatchObject({
    code: expect.stringMatching(/^[A-HJ-NP-Z]{4}$/),
    hasScreen: true,
    you: { viewer: 'spectator', isHost: false, isScreen: true },
  });
  await vito.post(`${at}/start`);
  await playOn(vito, at.slice(13), 20);
  await vito.put(`${at}/votes/pause`, { wants: true }); // so that bots stop meanwhile
  const log = await shown(television, '/log');
  expect(log.status).toBe(200);
  expect(log.body.events).not.toEqual((await vito.get(`${at}/log`)).body.events);
  // Also on the host's own laptop.
  expect((await shown(vito)).body.you).toEqual({ viewer: 'spectator', isHost: false, isScreen: true });
  expect((await shown(vito, '/log')).body).toEqual(log.body);
  expect((await vito.get(at)).body.you).toEqual({ viewer: 0, isHost: true, isScreen: false });
});

test('the link stays the same until the screen is closed; then it is worthless', async () => {
  const vito = await server.guest('Vito');
  const { at, key, shown } = await screened(vito);
  expect((await vito.put(`${at}/screen`)).body.key).toBe(key);
  expect((await vito.delete(`${at}/screen`)).body.hasScreen).toBe(false);
  const television = server.stranger();
  expect(await shown(television)).toMatchObject({ body: { code: 'noSuchMatch' } });
  const again = (await vito.put(`${at}/screen`)).body.key;
  expect(again).not.toBe(key);
  for (const wrong of [key, 'x'.repeat(43)]) {
    expect(await television.get(`${at}?screen=${wrong}`)).toMatchObject({ body: { code: 'noSuchMatch' } });
  }
  expect(await television.get(`${at}?screen=short`)).toMatchObject({ body: { code: 'unreadable' } });
});

test('a wrong key opens nothing at a table without spectators, and the right one opens no other table', async () => {
  const vito = await server.guest('Vito');
  const { match } = await tableOfBots(vito, { visibility: 'public', settings: { spectators: false } });
  await vito.post(`/api/matches/${match}/start`);
  const { key } = await screened(vito);
  const television = server.stranger();
  const wrong = await television.get(`/api/matches/${match}/log?screen=${key}`);
  expect(wrong).toMatchObject({ status: 403, body: { code: 'spectatorsOff' } });
});

test('the screen moves on to the rematch', async () => {
  const vito = await server.guest('Vito');
  const { at, key } = await screened(vito);
  await vito.post(`${at}/start`);
  await vito.put(`${at}/votes/abandon`, { wants: true });
  const next = (await vito.post(`${at}/rematch`)).body.match;
  expect((await server.stranger().get(`/api/matches/${next}?screen=${key}`)).body).toMatchObject({ hasScreen: true });
});

test('any player opens it, other people do not', async () => {
  const [vito, sonny] = [await server.guest('Vito'), await server.guest('Sonny')];
  const { match } = (await vito.post('/api/matches', { game: 'corleone' })).body;
  const at = `/api/matches/${match}/screen`;
  expect(await sonny.put(at)).toMatchObject({ body: { code: 'notSeated' } });
  await sonny.post(`/api/matches/${match}/sit`, {});
  expect(await sonny.put(at)).toMatchObject({ status: 200 });
  expect(await sonny.delete(at)).toMatchObject({ status: 200 });
});
