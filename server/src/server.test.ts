import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { realBrowser } from '../testing/realBrowser.ts';
import { configWith, NO_LIMITS } from '../testing/testServer.ts';
import { ADMIN_FILE } from './adminFile.ts';
import type { Overrides } from './assemble.ts';
import { systemClock } from './clock.ts';
import type { ConfigArguments } from './config.ts';
import { createLog } from './log.ts';
import { type RunningServer, startServer } from './server.ts';

const folders: string[] = [];
const servers: RunningServer[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  for (const server of servers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'omerta-server-'));
  folders.push(made);
  return made;
}

async function started(data: string, words: ConfigArguments = {}, extras: Overrides = {}): Promise<RunningServer> {
  const config = configWith({ data, port: '0', host: '127.0.0.1', ...words });
  const server = await startServer(config, {
    log: createLog('silent'),
    budgets: NO_LIMITS,
    passwordCost: 4,
    botPause: () => 0,
    ...extras,
  });
  servers.push(server);
  return server;
}

/** Whether the server accepts this page. */
function connected(
  server: RunningServer,
  extraHeaders: Record<string, string>,
  path = '/socket.io',
): Promise<Socket | undefined> {
  const socket = io(new URL(server.address).origin, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders,
    path,
  });
  sockets.push(socket);
  return new Promise(resolve => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', () => resolve(undefined));
  });
}

test('a game resumes after a restart of the server', async () => {
  const data = folder();
  const first = await started(data);
  const vito = realBrowser(first.address);
  await vito.post('/api/guests', { name: 'Vito' });
  const { match } = (await vito.post('/api/matches', { game: 'corleone', options: { players: 2 } })).body;
  await vito.put(`/api/matches/${match}/seats/1/bot`, {});
  await vito.put(`/api/matches/${match}/ready`, { entropy: '0a'.repeat(16) });
  await vito.post(`/api/matches/${match}/start`);
  await first.close();

  const second = await started(data);
  const back = realBrowser(second.address);
  back.cookie = vito.cookie;
  expect((await back.get('/api/me')).body.person.name).toBe('Vito');
  expect((await back.get(`/api/matches/${match}/seat`)).body.frame).toMatchObject({ match, viewer: 0, over: false });
});

test('a socket is opened by a page of ours, or by a program without a cookie', async () => {
  const server = await started(folder());
  const vito = realBrowser(server.address);
  await vito.post('/api/guests', { name: 'Vito' });
  const cookie = vito.cookie!;
  const { origin } = new URL(server.address);
  expect(await connected(server, { cookie, origin })).toBeDefined();
  const { token } = (await vito.post('/api/me/tokens', { name: 'bot' })).body;
  expect(await connected(server, { authorization: `Bearer ${token}` })).toBeDefined();
  expect(await connected(server, {})).toBeDefined();
});

test.each([
  undefined,
  'null',
  'http://evil.example',
  'http://127.0.0.1',
  'http://127.0.0.1.evil.example:PORT',
  'https://127.0.0.1:1',
  'http://127.0.0.1:PORT/',
  'HTTP://127.0.0.1:PORT',
  'http://user@127.0.0.1:PORT',
  'http://127.1:PORT',
])('a socket with a cookie from %s is not opened', async origin => {
  const server = await started(folder());
  const vito = realBrowser(server.address);
  await vito.post('/api/guests', { name: 'Vito' });
  const from = origin === undefined ? {} : { origin: origin.replace('PORT', String(server.port)) };
  expect(await connected(server, { cookie: vito.cookie!, ...from })).toBe(undefined);
});

test('a page that gave this address a name of its own opens no socket; one by an allowed name does', async () => {
  const server = await started(folder(), { allowedHosts: 'play.example.org' });
  const asked = (host: string) => connected(server, { host, origin: `http://${host}` });
  expect(await asked(`evil.example:${server.port}`)).toBe(undefined);
  expect(await asked(`play.example.org:${server.port}`)).toBeDefined();
  expect(await asked(`omerta.local:${server.port}`)).toBeDefined();
});

test('a logout disconnects at once', async () => {
  const server = await started(folder());
  const vito = realBrowser(server.address);
  await vito.post('/api/guests', { name: 'Vito' });
  const { origin } = new URL(server.address);
  const socket = (await connected(server, { cookie: vito.cookie!, origin }))!;
  await socket.timeout(2000).emitWithAck('watch', { match: 'a'.repeat(16) }); // so that the server knows this page
  const cut = new Promise(resolve => socket.on('disconnect', resolve));
  await vito.delete('/api/sessions/mine');
  expect(await cut).toBe('io server disconnect');
});

test('everything works below a base path, whether the proxy strips it or not', async () => {
  const server = await started(folder(), { basePath: '/omerta' });
  expect(server.address).toBe(`http://127.0.0.1:${server.port}/omerta/`);
  expect((await realBrowser(server.address).get('/health')).status).toBe(200);
  expect(await connected(server, {}, '/omerta/socket.io')).toBeDefined();
  expect(await connected(server, {}, '/socket.io')).toBeDefined();
});

test('the operator reads the token in the data folder', async () => {
  const data = folder();
  const server = await started(data);
  const file = join(data, ADMIN_FILE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { url, token } = JSON.parse(readFileSync(file, 'utf8'));
  const admin = realBrowser(`${url}/`);
  const headers = { authorization: `Bearer ${token}` };
  await realBrowser(server.address).post('/api/accounts', { name: 'Fredo', password: 'lake tahoe 1958' });

  const hidden = { status: 404, body: { code: 'notFound' } };
  expect(await admin.post('/api/admin/passwords', { name: 'Fredo' })).toMatchObject(hidden);
  expect(
    await admin.post('/api/admin/passwords', { name: 'Fredo' }, { authorization: `Bearer ${'x'.repeat(43)}` }),
  ).toMatchObject(hidden);
  expect(
    await admin.post('/api/admin/passwords', { name: 'Fredo' }, { ...headers, 'x-forwarded-for': '203.0.113.9' }),
  ).toMatchObject(hidden);
  const reset = await admin.post('/api/admin/passwords', { name: 'fredo' }, headers);
  expect(reset).toMatchObject({ status: 200, body: { password: expect.stringMatching(/^[\w-]{16}$/) } });
  const fredo = realBrowser(server.address);
  expect(await fredo.post('/api/sessions', { name: 'Fredo', password: reset.body.password })).toMatchObject({
    status: 200,
  });
  expect(await admin.post('/api/admin/passwords', { name: 'Unknown' }, headers)).toMatchObject({
    status: 404,
    body: { code: 'noSuchPerson' },
  });

  const { match } = (await fredo.post('/api/matches', { game: 'corleone' })).body;
  expect(await admin.post('/api/admin/closings', { match }, headers)).toMatchObject({ status: 200 });
  expect(await fredo.get(`/api/matches/${match}`)).toMatchObject({ body: { stage: 'abandoned' } });

  const copy = join(data, 'copy.db');
  expect(await admin.post('/api/admin/backups', { file: copy }, headers)).toMatchObject({ status: 200 });
  expect(readFileSync(copy).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(await admin.post('/api/admin/backups', { file: copy }, headers)).toMatchObject({
    status: 409,
    body: { code: 'notDone' },
  });
  expect(await admin.post('/api/admin/backups', { file: 'copy.db' }, headers)).toMatchObject({ status: 400 });

  expect(await admin.post('/api/admin/deletions', { name: 'Fredo' }, headers)).toMatchObject({ status: 200 });
  expect((await fredo.get('/api/me')).body).toEqual({});
  await server.close();
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('a second server on the same data, or on the same port, reports it', async () => {
  const data = folder();
  const first = await started(data);
  await expect(started(data)).rejects.toThrow(/./);
  await expect(started(folder(), { port: String(first.port) })).rejects.toThrow(
    'another program listens on this port already',
  );
  expect((await realBrowser(first.address).get('/ready')).status).toBe(200);
});

test('a server that fails to start leaves nothing open: no port, no file, no data', async () => {
  const { port, close } = await started(folder());
  await close();
  const data = folder();
  const file = join(data, ADMIN_FILE);
  mkdirSync(file); // in its place
  await expect(started(data, { port: String(port) })).rejects.toThrow(/directory/);
  rmSync(file, { recursive: true });
  const after = () => {
    throw new Error('The clock stands still');
  };
  const standing = { clock: { ...systemClock, after } };
  await expect(started(data, { port: String(port) }, standing)).rejects.toThrow('The clock stands still');
  expect(() => statSync(file)).toThrow('ENOENT');
  expect(await started(data, { port: String(port) })).toMatchObject({ port });
});

test('closing twice is closing once', async () => {
  const server = await started(folder());
  await Promise.all([server.close(), server.close()]);
});
