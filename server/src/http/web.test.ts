import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configWith, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { withClient } from '../withClient.ts';
import { USUAL_BUDGETS } from './limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-web-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><base href="/"><title>Omertà</title>');
  writeFileSync(join(folder, 'web', 'assets', 'main.js'), 'start();');
  writeFileSync(join(folder, 'web', 'assets', 'main-Ab3_x9Qz.js'), 'start();');
  writeFileSync(join(folder, 'web', 'sw.js'), 'wait();');
  writeFileSync(join(folder, 'web', 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'CANARY');
  server = await openTestServer({ web: join(folder, 'web') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: 'text/html' };

test('the client is served: its page for all its paths, its files as they are', async () => {
  for (const url of ['/', '/table/abc', '/records']) {
    expect(await server.stranger().get(url, page)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Omertà'),
    });
  }
  const file = await server.stranger().get('/assets/main.js');
  expect(file).toMatchObject({ status: 200, text: 'start();' });
  expect(file.headers['content-type']).toMatch(/javascript/);
});

test('the page itself needs no Accept header of a browser', async () => {
  for (const headers of [{ accept: '*/*' }, {}]) {
    for (const url of ['/', '/index.html', '/?from=mail']) {
      const answer = await server.stranger().get(url, headers);
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('Omertà') });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  }
});

test('a path of the client is its page for callers that accept anything; API paths and missing files never are', async () => {
  const any = { accept: '*/*' };
  for (const url of ['/table/abc', '/records', '/join/ABCDEF', '/account?from=mail']) {
    const answer = await server.stranger().get(url, any);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('Omertà') });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  }
  for (const url of [
    '/api',
    '/api/nothing',
    '/api/matches/nothing/at/all',
    '/assets/gone-Ab3_x9Qz.js',
    '/favicon.ico',
  ]) {
    expect(await server.stranger().get(url, any)).toMatchObject({ status: 404, body: { code: 'notFound' } });
  }
  expect(await server.stranger().get('/api', page)).toMatchObject({ status: 404, body: { code: 'notFound' } });
});

test('missing files are not found, and nothing outside the folder is served', async () => {
  for (const url of [
    '/assets/other.js',
    '/api/nothing',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.env',
  ]) {
    const answer = await server.stranger().get(url);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('CANARY');
  }
  const asPage = await server.stranger().get('/..%2fsecret.txt', page);
  expect(asPage.text).not.toContain('CANARY');
  expect(await server.stranger().get('/api/nothing', page)).toMatchObject({ status: 404 });
});

test('files of the client have a budget of their own', async () => {
  const strict = await openTestServer(
    { web: join(folder, 'web') },
    { budgets: { ...USUAL_BUDGETS, address: 2, file: 4 } },
  );
  const statuses = async (url: string, count: number) => {
    const asked: number[] = [];
    for (let time = 0; time < count; time += 1) asked.push((await strict.stranger().get(url)).status);
    return asked;
  };
  expect(await statuses('/assets/main.js', 5)).toEqual([200, 200, 200, 200, 429]);
  expect(await statuses('/api/games', 3)).toEqual([200, 200, 429]);
  await strict.close();
});

test.each([`/${'x'.repeat(300)}`, `/${'x/'.repeat(2500)}`, '/%00', '/assets/main.js%00'])(
  'impossible file names are not found (%#)',
  async url => {
    expect(await server.stranger().get(url)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(await server.stranger().get(url, page)).toMatchObject({ status: 200 });
    expect(server.lines.filter(line => line.includes('a request failed'))).toEqual([]);
  },
);

test('the API answers beside it', async () => {
  expect(await server.stranger().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('only files whose names change with their content may be cached', async () => {
  const cacheControlOf = async (url: string, headers = {}) =>
    (await server.stranger().get(url, headers)).headers['cache-control'] as string;
  expect(await cacheControlOf('/assets/main-Ab3_x9Qz.js')).toBe('public, max-age=31536000, immutable');
  for (const url of ['/sw.js', '/manifest.webmanifest', '/assets/main.js'])
    expect(await cacheControlOf(url)).toBe('no-cache');
  for (const url of ['/', '/index.html', '/match/abc']) expect(await cacheControlOf(url, page)).toBe('no-cache');
  for (const url of ['/api/me', '/assets/other.js']) expect(await cacheControlOf(url)).toBe('no-store');
});

test('below a base path the page resolves everything against that path', async () => {
  const other = await openTestServer({ web: join(folder, 'web'), basePath: '/games/omerta' });
  for (const url of ['/games/omerta/', '/games/omerta/match/abc', '/match/abc']) {
    expect((await other.stranger().get(url, page)).text).toContain('<base href="/games/omerta/">');
  }
  expect(await other.stranger().get('/games/omerta/assets/main.js')).toMatchObject({ status: 200, text: 'start();' });
  expect((await server.stranger().get('/', page)).text).toContain('<base href="/">');
  await other.close();
});

test('the page may connect to our own sockets only', async () => {
  const { headers } = await server.stranger().get('/', page);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' ws://server.test wss://server.test;");
  expect(policy).toContain("base-uri 'self'");
  const forged = await server.stranger().get('/', { ...page, host: 'evil.test; script-src *' });
  expect(forged.headers['content-security-policy']).not.toContain('evil');
});

test('the built client is served, unless another folder is set', () => {
  const root = join(folder, 'omerta');
  const config = configWith();
  expect(withClient(config, root)).toBe(config);
  mkdirSync(join(root, 'web', 'dist', 'web'), { recursive: true });
  expect(withClient(config, root)).toBe(config); // the build is incomplete
  writeFileSync(join(root, 'web', 'dist', 'web', 'index.html'), '');
  expect(withClient(config, root).web).toBe(join(root, 'web', 'dist', 'web'));
  expect(withClient(configWith({ web: '/other' }), root).web).toBe('/other');
});
