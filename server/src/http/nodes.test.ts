import { afterAll, beforeAll, expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { playOn } from '../../testing/playOverHttp.ts';
import { type Browser, entropy, openTestServer, type TestServer } from '../../testing/testServer.ts';

let nodes: [TestServer, TestServer];
beforeAll(async () => {
  const disk = new Disk();
  nodes = [await openTestServer({}, {}, disk), await openTestServer({}, {}, disk)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

/** The same person at the other node. */
function elsewhere(node: TestServer, { cookie }: Browser): Browser {
  return Object.assign(node.stranger(), { cookie });
}

test('a session of one node is valid at the other, until logout at either', async () => {
  const here = await nodes[0].guest('Vito');
  const there = elsewhere(nodes[1], here);
  expect((await there.get('/api/me')).body).toEqual((await here.get('/api/me')).body);
  await elsewhere(nodes[1], here).delete('/api/sessions/mine');
  expect((await here.get('/api/me')).body).toEqual({});
});

/** An open stream at this node. */
async function streamAt(node: TestServer, { cookie }: Browser, match: string) {
  const url = `/api/matches/${match}/stream`;
  const headers = { host: 'server.test', ...(cookie === undefined ? {} : { cookie }) };
  const response = await node.app.inject({ method: 'GET', url, headers, payloadAsStream: true });
  const stream = response.stream().resume();
  const status = { code: response.statusCode, isOpen: true };
  stream.on('close', () => {
    status.isOpen = false;
  });
  return status;
}

test('a logout at one node ends the streams at the other at once', async () => {
  const here = await nodes[0].guest('Vito');
  const { match } = (await here.post('/api/matches', { game: 'corleone' })).body;
  const stream = await streamAt(nodes[1], here, match);
  expect(stream).toEqual({ code: 200, isOpen: true });
  await here.delete('/api/sessions/mine');
  await expect.poll(() => stream.isOpen).toBe(false);
});

test('a change of password at one node ends the streams at the other', async () => {
  const here = await nodes[0].guest('Michael');
  await here.post('/api/accounts', { name: 'Michael', password: 'keep your friends' });
  const { match } = (await here.post('/api/matches', { game: 'corleone' })).body;
  const stream = await streamAt(nodes[1], here, match);
  await here.put('/api/me/password', { old: 'keep your friends', password: 'and your enemies' });
  await expect.poll(() => stream.isOpen).toBe(false);
});

test('a player who is present at another node cannot be removed', async () => {
  const [vito, sonny] = [await nodes[0].guest('Vito'), await nodes[1].guest('Sonny')];
  const { match } = (await vito.post('/api/matches', { game: 'corleone', options: { players: 2 } })).body;
  const at = `/api/matches/${match}`;
  await sonny.post(`${at}/sit`, {});
  for (const each of [vito, sonny]) await each.put(`${at}/ready`, { entropy: entropy() });
  await vito.post(`${at}/start`);
  await streamAt(nodes[1], sonny, match);
  await expect.poll(async () => (await vito.get(at)).body.seats[1].present).toBe(true);
  expect(await vito.delete(`${at}/seats/1`)).toMatchObject({ body: { code: 'stillThere' } });
  nodes[1].parts.streams.endAll();
  expect(await vito.delete(`${at}/seats/1`)).toMatchObject({ body: { code: 'stillThere' } });
});

test('a table is opened at one node, joined at the other and played at both', async () => {
  const [vito, sonny] = [await nodes[0].guest('Vito'), await nodes[1].guest('Sonny')];
  const { match } = (await vito.post('/api/matches', { game: 'corleone', options: { players: 2 } })).body;
  const at = `/api/matches/${match}`;
  expect(await sonny.post(`${at}/sit`, {})).toMatchObject({ status: 200, body: { you: { viewer: 1 } } });
  for (const each of [vito, sonny]) await each.put(`${at}/ready`, { entropy: entropy() });
  expect(await vito.post(`${at}/start`)).toMatchObject({ status: 200 });
  const ends = await Promise.all([playOn(vito, match), playOn(sonny, match)]);
  expect(ends).toMatchObject([{ over: true }, { over: true }]);
  const verdicts = await Promise.all(nodes.map(node => node.stranger().get(`${at}/verify`)));
  expect(verdicts[0]!.body).toMatchObject({ fair: true });
  expect(verdicts[1]!.body).toEqual(verdicts[0]!.body);
});
