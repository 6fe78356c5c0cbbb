import { REFUSALS } from '@omerta/protocol';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import {
  type Browser,
  browserAt,
  NO_LIMITS,
  openTestServer,
  type TestServer,
  tableOfBots,
} from '../../testing/testServer.ts';
import { CommitUnknown, NotWritten, StoreClosed, StoreLost, StoreStopped, Unreachable } from '../store/errors.ts';
import { createApp, withoutBasePath } from './app.ts';
import { ERRORS } from './errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('health, readiness, metrics and the API document have fixed names', async () => {
  const probe = server.stranger();
  expect(await probe.get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await probe.get('/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const metrics = await probe.get('/metrics');
  expect(metrics.headers['content-type']).toMatch(/^text\/plain/);
  for (const name of ['omerta_live_matches', 'omerta_http_request_seconds_count', 'omerta_process_cpu_seconds_total']) {
    expect(metrics.text).toContain(name);
  }
});

test('metrics that grow with every request are for callers on this machine, not for viewers', async () => {
  const others: InjectOptions[] = [
    { remoteAddress: '192.0.2.7' },
    { headers: { 'x-forwarded-for': '192.0.2.7' } }, // through a proxy on this machine
  ];
  for (const other of others) {
    const { body } = await server.app.inject({ url: '/metrics', ...other });
    expect(body).toContain('omerta_frozen_matches');
    const hidden = ['requests', 'http', 'refusals', 'process', 'nodejs', 'live_matches', 'quota', 'disk'];
    for (const name of hidden) expect(body).not.toContain(name);
  }
});

test('a request cut off by closing the store is no error; any other failure is', async () => {
  const other = await openTestServer();
  const faults = () => other.lines.filter(line => line.includes('"level":50')).length;
  other.parts.faults.report('The store failed', {}, new StoreClosed());
  expect(faults()).toBe(0);
  other.parts.faults.report('The store failed', {}, new StoreStopped('gone'));
  expect(faults()).toBe(1);
  expect((await other.stranger().get('/metrics')).text).toMatch(/omerta_faults\w* 1\n/);
  await other.close();
});

test('a server that is stopping is alive but not ready', async () => {
  const other = await openTestServer();
  other.isStopping = true;
  expect(await other.stranger().get('/ready')).toMatchObject({ status: 503, body: { code: 'stopping' } });
  expect(await other.stranger().get('/health')).toMatchObject({ status: 200 });
  await other.close();
});

test('every endpoint is described, and every reply has a schema', async () => {
  const { paths, openapi } = (await server.stranger().get('/openapi.json')).body;
  expect(openapi).toBe('3.1.0');
  const operations = Object.values(
    paths as Record<string, Record<string, { summary?: string; responses: object; tags: string[] }>>,
  ).flatMap(path => Object.values(path));
  expect(operations.length).toBeGreaterThan(40);
  for (const { summary, responses, tags } of operations) {
    expect(summary).toEqual(expect.any(String));
    expect(tags).toHaveLength(1);
    expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
  }
});

test('an endpoint without a response schema does not start', async () => {
  const app = await createApp(server.parts);
  expect(() => app.get('/leak', () => ({ secret: 1 }))).toThrow('/leak has no response schema');
});

test('fields without a schema are not sent', async () => {
  const app = await createApp(server.parts);
  const schema = { response: { 200: z.object({ name: z.string() }) } };
  app.get('/leak', { schema }, () => ({ name: 'Vito', secret: 'CANARY' }));
  const { body } = await browserAt(app).get('/leak');
  expect(body).toEqual({ name: 'Vito' });
});

test('the API page needs no script and no inline style', async () => {
  const { text, headers } = await server.stranger().get('/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).not.toMatch(/<script|<style|style=|javascript:| on\w+=/i);
  expect(text).toContain('/api/matches/{id}/choices');
  expect(await server.stranger().get('/docs/style.css')).toMatchObject({ status: 200 });
});

test('pages may load from here only, nothing inline, and plain http is not upgraded', async () => {
  const { headers } = await server.stranger().get('/docs');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*|http:|https:/);
  expect(headers['strict-transport-security']).toBe(undefined);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  });
});

test('no answer may be cached, nor any refusal', async () => {
  const vito = await server.guest();
  const { match } = await tableOfBots(vito);
  await vito.post(`/api/matches/${match}/start`);
  const paths = [
    '/api/me',
    '/api/me/matches',
    `/api/matches/${match}/seat`,
    `/api/matches/${match}/record`,
    '/nowhere',
  ];
  const answers = await Promise.all(paths.map(path => vito.get(path)));
  for (const { headers } of [...answers, await vito.post('/api/me/tokens', {})]) {
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('HSTS is sent if players come by https', async () => {
  const other = await openTestServer({ publicUrl: 'https://play.example.org' });
  const { headers } = await other.stranger().get('/health');
  expect(headers['strict-transport-security']).toBe('max-age=15552000');
  await other.close();
});

test('cookies are Secure behind a trusted proxy that speaks https, and only there', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
  const cookieOf = async (trustProxy: string | undefined) => {
    const other = await openTestServer({ trustProxy });
    const { headers } = await other.stranger().post('/api/guests', { name: 'Vito' }, forwarded);
    await other.close();
    return String(headers['set-cookie']);
  };
  expect(await cookieOf('loopback')).toMatch(/; Secure/);
  expect(await cookieOf(undefined)).not.toMatch(/Secure/);
  expect(await cookieOf('10.0.0.0/8')).not.toMatch(/Secure/);
});

test('a page of another origin, or of a hidden one, may not act for a visitor', async () => {
  const vito = await server.guest();
  const refused = { status: 403, body: { code: 'badOrigin' } };
  for (const origin of [
    'http://evil.test',
    'null',
    'http://server.test.evil.test',
    'https://server.test:444',
    'HTTP://server.test',
    '',
  ]) {
    expect(await vito.post('/api/matches', { game: 'corleone' }, { origin })).toMatchObject(refused);
  }
  const bare = await server.app.inject({
    method: 'POST',
    url: '/api/matches',
    headers: { host: 'server.test', cookie: vito.cookie! },
    payload: { game: 'corleone' },
  });
  expect(bare.statusCode).toBe(403);
  expect(await vito.post('/api/matches', { game: 'corleone' })).toMatchObject({ status: 200 });
  const token = (await vito.post('/api/me/tokens', { name: 'bot' })).body.token;
  const bot = await server.app.inject({
    method: 'POST',
    url: '/api/matches',
    headers: { host: 'server.test', authorization: `Bearer ${token}` },
    payload: { game: 'corleone' },
  });
  expect(bot.statusCode).toBe(200);
});

test('a request by a name that is not ours is refused, whatever it asks for', async () => {
  const vito = await server.guest();
  const host = 'evil.example:3000';
  const refused = { status: 403, body: { code: 'badHost', message: expect.stringContaining('OMERTA_ALLOWED_HOSTS') } };
  for (const url of ['/', '/health', '/api/games', '/api/me', '/no/such/page', '/metrics']) {
    expect(await vito.get(url, { host })).toMatchObject(refused);
  }
  const origin = `http://${host}`;
  expect(await vito.post('/api/matches', { game: 'corleone' }, { host, origin })).toMatchObject(refused);
});

test('behind a proxy the public name is ours, and so is the name by which the proxy calls us', async () => {
  const other = await openTestServer({ publicUrl: 'https://play.example.org', trustProxy: 'loopback' });
  for (const host of ['play.example.org', 'first:3000', '127.0.0.1:3000']) {
    expect(await other.stranger().get('/api/games', { host })).toMatchObject({ status: 200 });
  }
  await other.close();
});

test('answers are not shared with other origins', async () => {
  const { headers } = await server.stranger().get('/api/games', { origin: 'http://evil.test' });
  expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
});

test('requests over the budget are refused, by person and by address', async () => {
  const other = await openTestServer({}, { budgets: { ...NO_LIMITS, enter: 3, person: 5 } });
  const vito = await other.guest();
  const sonny = await other.guest('Sonny');
  expect((await other.stranger().post('/api/guests', { name: 'Tom' })).status).toBe(200);
  const fourth = await other.stranger().post('/api/guests', { name: 'Fredo' });
  expect(fourth).toMatchObject({ status: 429, body: { code: 'tooMany' } });
  for (let count = 0; count < 5; count++) expect((await vito.get('/api/me')).status).toBe(200);
  expect((await vito.get('/api/me')).status).toBe(429);
  expect((await sonny.get('/api/me')).status).toBe(200);
  expect((await other.stranger().get('/api/me')).status).toBe(200);
  await other.close();
});

test('many guests of one address share five budgets for expensive requests', async () => {
  const other = await openTestServer(
    { trustProxy: 'loopback' },
    { budgets: { ...NO_LIMITS, table: 1, playNow: 1, pack: 1 } },
  );
  const expensive = [
    ['/api/matches', { game: 'corleone' }, 200],
    ['/api/play-now', { game: 'corleone' }, 200],
    ['/api/packs', {}, 400],
  ] as const;
  for (const [url, body, usual] of expensive) {
    const asked = async (address: string) => {
      const guest = await other.guest();
      return (await guest.post(url, body, { 'x-forwarded-for': address })).status;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push(await asked('203.0.113.9'));
    expect([url, ...statuses]).toEqual([url, ...Array(5).fill(usual), 429]);
    expect(await asked('203.0.113.10')).toBe(usual);
  }
  await other.close();
});

test('what stays stored has a budget for a day too, by person and by address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const other = await openTestServer({ trustProxy: 'loopback' }, { budgets: { ...NO_LIMITS, table: 1 } });
  const opens = async (guest: Browser, address: string, minutes: number) => {
    const statuses: number[] = [];
    for (let count = 0; count < minutes; count++) {
      vi.setSystemTime(Date.now() + 61_000);
      const { body, status } = await guest.post('/api/matches', { game: 'corleone' }, { 'x-forwarded-for': address });
      if (status === 200) await guest.post(`/api/matches/${body.match}/stand`);
      statuses.push(status);
    }
    return statuses;
  };
  const vito = await other.guest();
  expect(await opens(vito, '203.0.113.9', 16)).toEqual([...Array(15).fill(200), 429]);
  expect(await opens(vito, '203.0.113.10', 1)).toEqual([429]);
  for (let guests = 0; guests < 4; guests++) await opens(await other.guest(), '203.0.113.9', 15);
  expect(await opens(await other.guest(), '203.0.113.9', 1)).toEqual([429]);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await opens(vito, '203.0.113.9', 1)).toEqual([200]);
  await other.close();
});

test('a whole IPv6 network has one budget', async () => {
  const other = await openTestServer({ trustProxy: 'loopback' }, { budgets: { ...NO_LIMITS, enter: 1 } });
  const enterFrom = async (address: string) =>
    (await other.stranger().post('/api/guests', { name: 'Vito' }, { 'x-forwarded-for': address })).status;
  expect(await enterFrom('2001:db8:1:2::1')).toBe(200);
  expect(await enterFrom('2001:db8:1:2::2')).toBe(429);
  expect(await enterFrom('2001:db8:1:3::1')).toBe(200);
  await other.close();
});

test('large bodies, unknown paths and unknown methods are refused in the same form', async () => {
  const vito = await server.guest();
  const large = await vito.post('/api/guests', { name: 'x'.repeat(70_000) });
  expect(large).toMatchObject({ status: 413, body: { code: 'tooLarge', message: ERRORS.tooLarge[1] } });
  expect(await vito.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'notFound' } });
  expect(await vito.get('/../../etc/passwd')).toMatchObject({ status: 404, body: { code: 'notFound' } });
  expect(await vito.get('/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 'unreadable' } });
  expect(await vito.get('/api/matches/NOT-AN-ID')).toMatchObject({ status: 400, body: { code: 'unreadable' } });
  const text = await server.app.inject({
    method: 'POST',
    url: '/api/guests',
    headers: { 'content-type': 'text/plain' },
    payload: 'hi',
  });
  expect(text.json()).toMatchObject({ code: 'unreadable' });
});

test('every refusal of sockets and tables is in the list', () => {
  for (const code of REFUSALS) expect(ERRORS).toHaveProperty(code);
});

test('the same endpoints answer with and without the base path', async () => {
  const other = await openTestServer({ basePath: '/games/omerta' });
  expect((await other.stranger().get('/games/omerta/health')).status).toBe(200);
  expect((await other.stranger().get('/health')).status).toBe(200);
  const vito = other.stranger();
  const { headers } = await vito.post('/games/omerta/api/guests', { name: 'Vito' });
  expect(headers['set-cookie']).toContain('; Path=/games/omerta/;');
  expect((await other.stranger().get('/openapi.json')).body.servers).toEqual([{ url: '/games/omerta' }]);
  await other.close();
});

test.each([
  ['', '/a', '/a'],
  ['/b', '/b/a?x', '/a?x'],
  ['/b', '/b', '/'],
  ['/b', '/b?x', '/?x'],
  ['/b', '/bad', '/bad'],
  ['/b', '/a/b', '/a/b'],
])('with base path %j %j is %j', (basePath, url, inside) => {
  expect(withoutBasePath(basePath, url)).toBe(inside);
});

test('logs contain no secrets', async () => {
  const other = await openTestServer();
  const vito = other.stranger();
  const account = await vito.post('/api/accounts', { name: 'Canary', password: 'CANARY-PASSWORD' });
  const { token } = (await vito.post('/api/me/tokens', { name: 'bot' })).body;
  const { ticket } = (await vito.post('/api/me/tickets')).body;
  const { match, code } = await tableOfBots(vito, { visibility: 'private' });
  await vito.get(`/api/codes/${code}`);
  await vito.get(`/api/matches/${match}?code=${code}`);
  await vito.post(`/api/matches/${match}/start`);
  await vito.get(`/api/matches/${match}/seat`);
  await vito.post(`/api/matches/${match}/choices`, { decision: 0, command: 'CANARY-COMMAND', text: 'CANARY-CHOICE' });
  await other.stranger().post('/api/sessions', { name: 'Canary', password: 'CANARY-WRONG-ONE' });
  await other.stranger().get('/api/me', { authorization: `Bearer ${token}` });
  const stored = (await other.parts.store.matchById(match))!;
  const hash = (await other.parts.store.personByName('Canary'))!.passwordHash!;
  const logs = other.lines.join('');
  expect(other.lines.length).toBeGreaterThan(10);
  const secrets = [
    vito.cookie!.slice(7, 50),
    token,
    ticket,
    code,
    stored.fairDeal.secret,
    stored.seats[0]!.entropy,
    hash,
    'CANARY',
    account.body.id,
  ];
  for (const secret of secrets) expect(logs).not.toContain(secret);
  await other.close();
});

test('an internal error is logged and answered as such, without details', async () => {
  const app = await createApp(server.parts);
  const schema = { response: { 200: z.object({ name: z.string() }) } };
  app.get('/broken', { schema }, () => {
    throw new Error('CANARY fell into the machine');
  });
  const { status, text } = await browserAt(app).get('/broken');
  expect(status).toBe(500);
  expect(text).not.toContain('CANARY');
  expect(server.lines.at(-2)).toContain('a request failed');
});

test.each([
  new Unreachable('CANARY is away'),
  new CommitUnknown('CANARY was cut'),
  new NotWritten('CANARY is full'),
  new StoreLost('CANARY failed to sync'),
  new StoreStopped('CANARY is gone'),
  new StoreClosed(),
])('while the store fails (%s) requests are answered with busy', async error => {
  const app = await createApp(server.parts);
  app.get('/away', { schema: { response: { 200: z.object({}) } } }, () => {
    throw error;
  });
  const { status, body, text } = await browserAt(app).get('/away');
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'busy' });
  expect(text).not.toContain('CANARY');
  expect(server.lines.at(-2)).toContain('the store failed');
});
