// A server that can be entered by cookie, token, socket and stream, with a clock that can be moved forward.

import { setTimeout as pause } from 'node:timers/promises';
import type { ConfigArguments } from '../../src/config.ts';
import { openSockets } from '../../src/socket/openSockets.ts';
import { ANY_GAME } from '../games.ts';
import { type FakeClock, fakeClock } from '../play/fakeClock.ts';
import { type Browser, openTestServer, type TestServer } from '../testServer.ts';
import { requestBytes } from '../wire/http.ts';
import { connectWithin, type RawConnection } from '../wire/rawConnection.ts';
import { SocketConnection } from '../wire/socketConnection.ts';

export interface SessionServer {
  readonly server: TestServer;
  readonly clock: FakeClock;
  /** A socket opened with this cookie. */
  socket(cookie: string | undefined): Promise<SocketConnection>;
  stream(cookie: string, match: string): Promise<RawConnection>;
  close(): Promise<void>;
}

export async function openSessionServer(words: ConfigArguments = {}): Promise<SessionServer> {
  const clock = fakeClock(Date.now());
  const server = await openTestServer(words, { clock });
  await server.app.ready();
  const sockets = openSockets(server, clock);
  const { server: http } = server.app;
  return {
    server,
    clock,
    socket: cookie => SocketConnection.open(connectWithin(http), cookie),
    async stream(cookie, match) {
      const connection = connectWithin(http);
      connection.write(requestBytes({ method: 'GET', path: `/api/matches/${match}/stream`, cookie }));
      const isOpen = await connection.until(bytes =>
        bytes.includes(': hello') ? { value: true, length: bytes.length } : undefined,
      );
      if (isOpen !== true) throw new Error('There was no stream');
      return connection;
    },
    async close() {
      await sockets.close();
      await server.close();
    },
  };
}

const LONGEST = 5_000; // milliseconds until a connection without a session is cut

/** Throws where it is still open after that time. */
export async function mustEnd(connection: SocketConnection | RawConnection, what: string): Promise<void> {
  const ended = connection instanceof SocketConnection ? connection.cut() : connection.until(streamEnd);
  const over = new AbortController();
  const late = pause(LONGEST, false, { signal: over.signal }).catch(() => false);
  const isEnded = await Promise.race([ended.then(() => true), late]);
  over.abort();
  if (!isEnded) throw new Error(`${what} was still open after ${LONGEST / 1_000} s`);
}

/** The connection itself may stay open for other requests. */
function streamEnd(bytes: Buffer) {
  return /(^|\r\n)0\r\n\r\n$/.test(bytes.toString('latin1')) ? { value: true, length: bytes.length } : undefined;
}

/** Throws where the cookie is still accepted anywhere. */
export async function mustBeInvalid({ server, socket }: SessionServer, cookie: string, match: string): Promise<void> {
  const browser = server.stranger();
  browser.cookie = cookie;
  const me = (await browser.get('/api/me')).body;
  if (me.person !== undefined) throw new Error(`the cookie is still that of ${JSON.stringify(me.person)}`);
  const { status } = await browser.get(`/api/matches/${match}/seat`);
  if (status !== 401) throw new Error(`the seat was answered ${status}`);
  const page = await socket(cookie);
  const reply = JSON.parse((await page.ask('watch', { match })) ?? '{}');
  page.close();
  if (reply.ok && reply.table.you.viewer !== 'spectator')
    throw new Error(`the socket is still that of ${JSON.stringify(reply.table.you)}`);
}

/** Two players at a table in the lobby. */
export async function tableOfTwo(
  host: Browser,
  other: Browser,
  more: object = {},
): Promise<{ match: string; code?: string }> {
  const { match, code } = (
    await host.post('/api/matches', { game: ANY_GAME, visibility: 'public', options: { players: 2 }, ...more })
  ).body;
  await other.post(`/api/matches/${match}/sit`, { code });
  return { match, code };
}

export async function begin(match: string, ...players: readonly Browser[]): Promise<void> {
  for (const player of players) await player.put(`/api/matches/${match}/ready`, { entropy: '0a'.repeat(16) });
  const { status, text } = await players[0]!.post(`/api/matches/${match}/start`);
  if (status !== 200) throw new Error(text);
}
