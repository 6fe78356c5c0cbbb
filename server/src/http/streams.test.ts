import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { type Browser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { SESSION_LIFE, type Visitor } from '../people/visitor.ts';
import { Streams, type StreamsParts } from './streams.ts';

test('the number of open streams of a person is limited; one that ends makes room', async () => {
  const server = await openTestServer({ socketsPerPerson: '2' });
  const vito = await server.guest('Vito');
  const begin = async () => begun(server, vito, await tableOf(vito)); // at one table the older stream would step aside
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  server.parts.streams.endAll();
  await expect.poll(() => server.parts.streams.size).toBe(0);
  expect(await begin()).toBe(200);
  await server.close();
});

test('a session that ends while its stream is being opened ends the stream', async () => {
  const disk = new Disk();
  const server = await openTestServer({}, {}, disk);
  const vito = await server.guest('Vito');
  const match = await tableOf(vito);
  const { cookie } = vito;
  const elsewhere = await openTestServer({}, {}, disk, store => ({
    ...store,
    async matchById(id) {
      await vito.delete('/api/sessions/mine'); // valid a moment ago
      return store.matchById(id);
    },
  }));
  expect(await begun(elsewhere, { ...vito, cookie }, match)).toBe(200);
  await expect.poll(() => elsewhere.parts.streams.size).toBe(0);
  for (const each of [elsewhere, server]) await each.close();
});

test('a session that ended at another node without notification is noticed within five minutes', async () => {
  const clock = fakeClock(Date.now());
  const server = await openTestServer({}, { clock });
  const [vito, sonny] = [await server.guest('Vito'), await server.guest('Sonny')];
  for (const each of [vito, sonny]) await begun(server, each, await tableOf(each));
  const { token } = (await sonny.post('/api/me/tokens', { name: 'my bot' })).body;
  await begun(server, sonny, await tableOf(sonny), { authorization: `Bearer ${token}` });
  await clock.pass(5 * 60_000);
  expect(server.parts.streams.size).toBe(3);
  await server.parts.store.setPassword((await sonny.get('/api/me')).body.person.id, { passwordHash: 'x' }, {});
  await clock.pass(5 * 60_000);
  expect(server.parts.streams.size).toBe(1);
  clock.put(SESSION_LIFE + 1);
  await clock.pass(5 * 60_000);
  expect(server.parts.streams.size).toBe(0);
  await server.close();
});

test('a stream ends if its player loses the seat while it opens', async () => {
  const server = await openTestServer();
  const vito = await server.guest('Vito');
  const match = await tableOf(vito);
  const table = (await server.parts.matches.open(match))!;
  Object.assign(table, { watch: () => ({ ok: false, code: 'spectatorsOff' }) });
  expect(await begun(server, vito, match)).toBe(200);
  expect(server.parts.streams.size).toBe(0);
  await server.close();
});

test('a stream that has ended sends nothing more, however slowly its client reads', async () => {
  const { response, socket } = await unread();
  const streams = new Streams(parts);
  let ends = 0;
  const stream = streams.begin(response, visitor, () => {
    ends += 1;
  });
  stream.send('table', undefined, 'x'.repeat(100_000));
  streams.endSession('s');
  expect([streams.size, ends]).toEqual([0, 1]); // at once, not when the last byte was read
  stream.send('table', undefined, 'too late');
  stream.end();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(faults).toEqual([]);
  expect(response.destroyed).toBe(false); // there is a little time to read the rest
  socket.destroy();
  expect(ends).toBe(1);
});

test('a client that does not read is disconnected soon after the end', async () => {
  const { response } = await unread();
  const streams = new Streams({ ...parts, endTimeout: 20 });
  const stream = streams.begin(response, visitor, () => {});
  stream.send('table', undefined, 'x'.repeat(100_000));
  streams.endAll();
  await expect.poll(() => response.destroyed).toBe(true);
});

const faults: unknown[] = [];
const parts: StreamsParts = {
  clock: fakeClock(),
  faults: { report: (_what, _where, fault) => void faults.push(fault) },
  isSessionValid: async () => true,
};
const visitor = { person: { id: 'vito' }, by: { session: { id: 's' } } } as Visitor;

async function tableOf(host: Browser): Promise<string> {
  return (await host.post('/api/matches', { game: 'corleone' })).body.match;
}

/** Begins a stream at this server; returns the status. */
async function begun({ app }: TestServer, { cookie }: Browser, match: string, more: object = {}): Promise<number> {
  const headers = { host: 'server.test', cookie: cookie!, ...more };
  const url = `/api/matches/${match}/stream`;
  const response = await app.inject({ method: 'GET', url, headers, payloadAsStream: true });
  response.stream().resume();
  return response.statusCode;
}

/** A response to a client that reads nothing. */
async function unread(): Promise<{ response: ServerResponse; socket: Duplex }> {
  const [ours, theirs] = duplexPair();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.assignSocket(theirs as Socket); // all it needs is a writable stream
  response.on('error', fault => faults.push(fault));
  return { response, socket: ours };
}
