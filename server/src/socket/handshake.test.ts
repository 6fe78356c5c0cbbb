// Who may connect, how many messages they may send, and when they are disconnected.
import { io } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { ORIGIN, openSocketServer, type SocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { startedTable } from '../../testing/play/table.ts';
import { ConnectionLimit } from '../connectionLimit.ts';
import type { SocketParts } from './sockets.ts';

const servers: SocketServer[] = [];

async function serverWith(parts: Partial<SocketParts> = {}): Promise<SocketServer> {
  const server = await openSocketServer(memoryStore(), {}, parts);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const cut = (page: TestPage) => new Promise<void>(resolve => page.socket.once('disconnect', () => resolve()));

test('only allowed origins may connect', async () => {
  const server = await serverWith();
  const forms = ['http://evil.test', 'null', `${ORIGIN}.evil.test`, `${ORIGIN}:81`, ORIGIN.toUpperCase(), `${ORIGIN}/`];
  for (const origin of forms) {
    const page = new TestPage(server, 0, { origin });
    await expect(page.connected(), origin).rejects.toThrow();
  }
  await expect(new TestPage(server, 0, {}).connected()).rejects.toThrow();
  await new TestPage(server, 0).connected();
  expect(server.sockets.size).toBe(1);
});

test('a second transport, which would not be counted, is refused', async () => {
  const server = await serverWith();
  const page = new TestPage(server, 0);
  await page.connected();
  const sid = page.socket.io.engine.id;
  for (const query of [{ sid }, { sid: '' }, { sid: 'another' }]) {
    const second = io(server.url, {
      transports: ['websocket'],
      extraHeaders: { origin: ORIGIN },
      forceNew: true,
      query,
    });
    await expect(
      new Promise((resolve, reject) => second.on('connect', () => resolve('in')).on('connect_error', reject)),
    ).rejects.toThrow();
    second.disconnect();
  }
  expect(await page.ask('leave', { match: 'aaaaaaaaaaaaaaaa' })).toEqual({ ok: true });
});

test('a long message ends the connection, nothing more', async () => {
  const server = await serverWith();
  const page = new TestPage(server, 0);
  await page.connected();
  const end = cut(page);
  page.socket.emit('say', { match: 'aaaaaaaaaaaaaaaa', text: 'x'.repeat(5000) });
  await end;
  await new TestPage(server, 0).connected();
});

test('a burst is handled, more is refused, and a client that goes on is disconnected', async () => {
  const clock = fakeClock();
  const server = await serverWith({ clock, rate: { burst: 10, perSecond: 2 } });
  const page = new TestPage(server, 0);
  await page.connected();
  const ask = async () => {
    const reply = await page.ask('leave', { match: 'aaaaaaaaaaaaaaaa' });
    return reply.ok ? 'heard' : reply.code;
  };
  const several = (count: number) => Promise.all(Array.from({ length: count }, ask));
  expect(await several(12)).toEqual([...Array(10).fill('heard'), 'busy', 'busy']);
  await clock.pass(1_000);
  expect(await several(3)).toEqual(['heard', 'heard', 'busy']);
  const end = cut(page);
  for (let count = 0; count < 100; count++) page.socket.emit('leave', { match: 'aaaaaaaaaaaaaaaa' });
  await end;
  expect(server.sockets.size).toBe(0);
});

test('one connection more than a person may have is refused; a closed one makes room', async () => {
  const server = await serverWith({ connections: new ConnectionLimit({ perPerson: 2, perAddress: 100 }) });
  const [first, second] = [new TestPage(server, 0), new TestPage(server, 0)];
  await Promise.all([first.connected(), second.connected()]);
  const third = new TestPage(server, 0);
  await expect(third.connected()).rejects.toThrow('tooMany');
  await expect.poll(() => third.socket.io.engine.readyState).toBe('closed');
  await new TestPage(server, 1).connected();
  first.close();
  await expect.poll(() => server.sockets.size).toBe(2);
  await new TestPage(server, 0).connected();
  expect(second.socket.connected).toBe(true);
});

test('the connections of one address are limited over all persons; a party of twenty fits', async () => {
  const addressOf: SocketParts['addressOf'] = ({ headers }) => String(headers['x-address']);
  const server = await serverWith({ addressOf, connections: new ConnectionLimit({ perPerson: 24, perAddress: 20 }) });
  const guest = (at: number | undefined, address: string) =>
    new TestPage(server, at, { origin: ORIGIN, 'x-address': address }).connected();
  await Promise.all(Array.from({ length: 20 }, (_, at) => guest(at, '192.168.1.7')));
  await expect(guest(99, '192.168.1.7')).rejects.toThrow('tooMany');
  await expect(guest(undefined, '192.168.1.7')).rejects.toThrow('tooMany');
  await guest(99, '192.168.1.8');
  expect(server.sockets.size).toBe(21);
});

test('a logout disconnects', async () => {
  const server = await serverWith();
  const pages = [0, 0, 1].map(at => new TestPage(server, at));
  for (const page of pages) await page.connected();
  const ends = pages.slice(0, 2).map(cut);
  server.sockets.endSession('0');
  await Promise.all(ends);
  expect(server.sockets.size).toBe(1);
});

test('a logout during the handshake leaves an anonymous visitor', async () => {
  let asked = 0;
  const server: SocketServer = await serverWith({
    async personOf() {
      asked += 1;
      if (asked > 1) return undefined;
      server.sockets.endSession('0'); // valid a moment ago
      return { id: 'x', name: 'X', session: '0' };
    },
  });
  const page = new TestPage(server, 0);
  await page.connected();
  expect(asked).toBe(2);
  expect(await page.ask('undo', { match: 'aaaaaaaaaaaaaaaa', decision: 0, command: 'c' })).toMatchObject({ ok: false });
});

test('a session that ended at another node is noticed', async () => {
  const clock = fakeClock();
  let isKnown = true;
  const personOf = async () => (isKnown ? { id: 'x', name: 'X' } : undefined);
  const server = await serverWith({ clock, personOf });
  const page = new TestPage(server, 0);
  await page.connected();
  await clock.pass(5 * 60_000);
  expect(page.socket.connected).toBe(true);
  isKnown = false;
  const end = cut(page);
  await clock.pass(5 * 60_000);
  await end;
});

test('if the store does not answer no page may connect, and messages are answered with busy', async () => {
  let fails = false;
  const store = memoryStore();
  const personOf = async () => {
    if (fails) throw new Error('down');
    return { id: 'x', name: 'X' };
  };
  const server = await openSocketServer(store, {}, { personOf });
  servers.push(server);
  const live = await startedTable(store, server.matches, { game: 'cashnguns', people: 4 });
  const page = new TestPage(server, 0);
  await page.connected();
  fails = true;
  await expect(new TestPage(server, 0).connected()).rejects.toThrow('busy');
  await store.close();
  expect(await page.ask('watch', { match: 'aaaaaaaaaaaaaaaa' })).toEqual({ ok: false, code: 'busy' });
  expect(await page.ask('watch', { match: live.match.id })).toMatchObject({ ok: true }); // what is in memory is shown
});

test('a page that closes during a request leaves nothing behind', async () => {
  const store = memoryStore();
  const server = await openSocketServer(store);
  servers.push(server);
  const live = await startedTable(store, server.matches, { game: 'cashnguns', people: 4 });
  for (let count = 0; count < 20; count++) {
    const page = new TestPage(server, count % 4);
    await page.connected();
    page.socket.emit('watch', { match: live.match.id });
    setTimeout(() => page.close(), count % 3);
  }
  await expect.poll(() => server.sockets.size).toBe(0);
  await expect.poll(() => live.broadcast.watchers.size).toBe(0);
});

test('a page that does not read is disconnected', async () => {
  const store = memoryStore();
  const server = await openSocketServer(store);
  servers.push(server);
  const live = await startedTable(store, server.matches, { game: 'cashnguns', people: 4 });
  const page = new TestPage(server, 0);
  await page.ask('watch', { match: live.match.id });
  const { ws } = page.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } };
  ws._socket.pause();
  const [watcher] = live.broadcast.watchers.at(0);
  const line = {
    match: live.match.id,
    room: 'players',
    number: 1,
    name: 'x',
    text: 'x'.repeat(20_000),
    at: 1,
  } as const;
  for (let count = 0; count < 20_000 && server.sockets.size > 0; count++) {
    watcher!.send('chat', line);
    if (count % 50 === 0) await new Promise(resolve => setImmediate(resolve));
  }
  expect(server.sockets.size).toBe(0);
  page.close();
});

test('a page that asks and does not read the answers is disconnected', async () => {
  const store = memoryStore();
  const server = await openSocketServer(store);
  servers.push(server);
  const live = await startedTable(store, server.matches, { game: 'cashnguns', people: 4 });
  const match = live.match.id;
  for (let at = 0; at < 100; at++) {
    await store.addChat({ match, room: 'players', person: 'p', name: 'x', kind: 'text', text: 'x'.repeat(500), at });
  }
  const page = new TestPage(server, 0);
  await page.ask('watch', { match });
  const { ws } = page.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } };
  ws._socket.pause();
  for (let count = 0; count < 2_000 && server.sockets.size > 0; count++) {
    page.socket.emit('chat', { match }, () => {});
    await new Promise(resolve => setImmediate(resolve));
  }
  await expect.poll(() => server.sockets.size).toBe(0);
  page.close();
});
