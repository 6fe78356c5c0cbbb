// A node that has not yet been notified of a write at another refuses no request because of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { type Browser, entropy, openTestServer, stores, type TestServer } from '../../testing/testServer.ts';

let here: TestServer;
let there: TestServer;
const { open } = stores;
beforeAll(async () => {
  stores.open = async disk => ({ ...memoryStore(disk), isShared: true, listen: () => () => {} });
  const disk = new Disk();
  here = await openTestServer({}, {}, disk);
  there = await openTestServer({}, {}, disk);
});
afterAll(async () => {
  stores.open = open; // the next test file shares our modules
  for (const server of [here, there]) await server.close();
});

const elsewhere = ({ cookie }: Browser) => Object.assign(there.stranger(), { cookie });

test('a player who sat down or started at one node is accepted at the other', async () => {
  const [vito, sonny] = [await here.guest('Vito'), await here.guest('Sonny')];
  const table = { game: 'corleone', options: { players: 2 }, visibility: 'private' };
  const { match, code } = (await vito.post('/api/matches', table)).body;
  const at = `/api/matches/${match}`;
  const [host, guest] = [elsewhere(vito), elsewhere(sonny)];
  expect(await host.get(at)).toMatchObject({ status: 200, body: { stage: 'lobby' } }); // this node has the table in memory now
  expect(await guest.get(at)).toMatchObject({ status: 404, body: { code: 'noSuchMatch' } });

  await sonny.post(`${at}/sit`, { code });
  expect(await guest.get(at)).toMatchObject({ status: 200, body: { you: { viewer: 1 } } });
  expect(await guest.get(`${at}/seat`)).toMatchObject({ status: 409, body: { code: 'notPlaying' } });
  expect(await guest.get(`${at}/log`)).toMatchObject({ status: 409, body: { code: 'notPlaying' } });

  for (const each of [vito, sonny]) await each.put(`${at}/ready`, { entropy: entropy() });
  await vito.post(`${at}/start`);
  expect(await guest.get(`${at}/seat`)).toMatchObject({ status: 200, body: { frame: { viewer: 1, over: false } } });
});

test('the log of a game that started at another node can be read', async () => {
  const vito = await here.guest('Vito');
  const { match } = (await vito.post('/api/matches', { game: 'corleone', options: { players: 2 } })).body;
  const at = `/api/matches/${match}`;
  await elsewhere(vito).get(at);
  await vito.put(`${at}/seats/1/bot`, {});
  await vito.put(`${at}/ready`, { entropy: entropy() });
  await vito.post(`${at}/start`);
  expect(await elsewhere(vito).get(`${at}/log`)).toMatchObject({ status: 200 });
});
