// Every way a session ends.
import { randomInt } from 'node:crypto';
import { setImmediate as tick } from 'node:timers/promises';
import { SESSION_LIFE } from '../../src/people/visitor.ts';
import { defer } from '../../src/store/defer.ts';
import type { Store } from '../../src/store/store.ts';
import type { Browser } from '../testServer.ts';
import { begin, mustBeInvalid, mustEnd, openSessionServer, type SessionServer, tableOfTwo } from './sessionServer.ts';

/** Ends the session of a player. */
type Ending = (sessionServer: SessionServer, player: Browser, name: string) => Promise<void>;

const PASSWORD = 'an old password';

export const ENDINGS: Readonly<Record<string, Ending>> = {
  'is logged out from another device': async ({ server }, player) => {
    const [{ id }] = (await player.get('/api/me/sessions')).body.sessions;
    await (await elsewhereOf(server, player)).delete(`/api/me/sessions/${id}`);
  },
  'is logged out with all others': async ({ server }, player) => {
    await (await elsewhereOf(server, player)).delete('/api/me/sessions');
  },
  'signs out': async (_, player) => void (await player.delete('/api/sessions/mine')),
  'is deleted': async (_, player) => void (await player.delete('/api/me', {})),
  'becomes an account elsewhere': async ({ server }, player, name) => {
    const elsewhere = server.stranger();
    elsewhere.cookie = player.cookie;
    await elsewhere.post('/api/accounts', { name, password: PASSWORD });
  },
  'logs in to an account elsewhere': async ({ server }, player, name) => {
    await server.stranger().post('/api/accounts', { name, password: PASSWORD });
    const elsewhere = server.stranger();
    elsewhere.cookie = player.cookie;
    await elsewhere.post('/api/sessions', { name, password: PASSWORD });
  },
  'has another password': async ({ server }, player, name) => {
    await asAccount(player, name);
    const elsewhere = server.stranger();
    await elsewhere.post('/api/sessions', { name, password: PASSWORD });
    await elsewhere.put('/api/me/password', { old: PASSWORD, password: 'a new password' });
  },
  'is given another password by the operator': async ({ server }, player, name) => {
    await asAccount(player, name);
    const headers = { authorization: `Bearer ${server.parts.adminToken}` };
    await server.stranger().post('/api/admin/passwords', { name }, headers);
  },
};

/** The password is changed while a login with the old one, and a token asked for by a thief, are under way. */
export async function changesPasswordMeanwhile(): Promise<void> {
  const { server, close } = await openSessionServer();
  try {
    const name = `Account ${randomInt(1_000_000)}`;
    const [owner, thief, stranger] = [server.stranger(), server.stranger(), server.stranger()];
    await owner.post('/api/accounts', { name, password: PASSWORD });
    await thief.post('/api/sessions', { name, password: PASSWORD });
    const hold = holdWrites(server.parts.store);
    const begun = Promise.all([
      stranger.post('/api/sessions', { name, password: PASSWORD }),
      thief.post('/api/me/tokens', { name: 'a program' }),
    ]);
    await hold.reached;
    const { status } = await owner.put('/api/me/password', { old: PASSWORD, password: 'a new password' });
    hold.release();
    await begun;
    if (status !== 200) throw new Error('the owner could not change the password');
    if ((await stranger.get('/api/me')).body.person !== undefined) throw new Error('a login outlasted its password');
    if ((await owner.get('/api/me/tokens')).body.tokens.length > 0) throw new Error('a token outlasted its session');
  } finally {
    await close();
  }
}

/** Logins and tokens are about to be stored, and wait. */
function holdWrites(store: Store) {
  const held = defer<void>();
  const reached = { sessions: defer<void>(), tokens: defer<void>() };
  const { addSession, addToken } = store;
  const late: Partial<Store> = {
    addSession: async (...given) => {
      reached.sessions.resolve();
      await held.promise;
      return addSession(...given);
    },
    addToken: async (...given) => {
      reached.tokens.resolve();
      await held.promise;
      return addToken(...given);
    },
  };
  Object.assign(store, late);
  return { reached: Promise.all([reached.sessions.promise, reached.tokens.promise]), release: () => held.resolve() };
}

async function asAccount(player: Browser, name: string): Promise<void> {
  const { status, text } = await player.post('/api/accounts', { name, password: PASSWORD });
  if (status !== 200) throw new Error(text);
}

/** Another device of the same person. */
async function elsewhereOf(server: SessionServer['server'], player: Browser): Promise<Browser> {
  const elsewhere = server.stranger();
  const { ticket } = (await player.post('/api/me/tickets')).body;
  await elsewhere.post('/api/sessions/tickets', { ticket });
  return elsewhere;
}

/** Those that start with an account. */
const WITH_ACCOUNT = new Set(['has another password', 'is given another password by the operator']);

export async function endsWith(how: string): Promise<void> {
  const sessionServer = await openSessionServer();
  try {
    const [host, player] = [await sessionServer.server.guest('Host'), await sessionServer.server.guest('Player')];
    const { match } = await tableOfTwo(host, player);
    await begin(match, host, player);
    const name = `Account ${randomInt(1_000_000)}`;
    if (WITH_ACCOUNT.has(how)) await asAccount(player, name);
    const cookie = player.cookie!;
    const socket = await sessionServer.socket(cookie);
    await socket.ask('watch', { match });
    const stream = await sessionServer.stream(cookie, match);
    await ENDINGS[how]!(sessionServer, WITH_ACCOUNT.has(how) ? already(player) : player, name);
    await mustEnd(socket, 'a socket');
    await mustEnd(stream, 'a stream');
    await mustBeInvalid(sessionServer, cookie, match);
  } finally {
    await sessionServer.close();
  }
}

/** It has become an account before. */
function already(player: Browser): Browser {
  return { ...player, post: async () => ({ status: 200, body: {}, headers: {}, text: '' }) };
}

/** A session expires; open connections are checked every five minutes. */
export async function expires(): Promise<void> {
  const sessionServer = await openSessionServer();
  try {
    const [host, player] = [await sessionServer.server.guest('Host'), await sessionServer.server.guest('Player')];
    const { match } = await tableOfTwo(host, player);
    const socket = await sessionServer.socket(player.cookie);
    const stream = await sessionServer.stream(player.cookie!, match);
    sessionServer.clock.put(SESSION_LIFE + 1);
    await mustBeInvalid(sessionServer, player.cookie!, match);
    await sessionServer.clock.pass(5 * 60_000);
    await mustEnd(socket, 'a socket');
    await mustEnd(stream, 'a stream');
  } finally {
    await sessionServer.close();
  }
}

/** Signs out while a socket of the same session is being opened, at any moment. */
export async function signsOutMeanwhile(seed: number): Promise<void> {
  const sessionServer = await openSessionServer();
  try {
    const [host, player] = [await sessionServer.server.guest('Host'), await sessionServer.server.guest('Player')];
    const { match } = await tableOfTwo(host, player, { visibility: 'private' });
    const opening = sessionServer.socket(player.cookie).catch(() => undefined); // refused, or cut before it was open
    for (let ticks = seed % MOST_TICKS; ticks > 0; ticks -= 1) await tick();
    await player.delete('/api/sessions/mine');
    const page = await opening;
    const seen = await page?.ask('watch', { match });
    page?.close();
    if (seen?.startsWith('{"ok":true') === true) throw new Error('a socket survived its session');
  } finally {
    await sessionServer.close();
  }
}

const MOST_TICKS = 12;
