import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-web-'));
let house: House;
beforeAll(async () => {
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Omertà</title>');
  writeFileSync(join(folder, 'web', 'assets', 'main.js'), 'start();');
  writeFileSync(join(folder, 'secret.txt'), 'CANARY');
  house = await openHouse({ web: join(folder, 'web') });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: 'text/html' };

test('the client is served: its page for every address of its own, its files as they are', async () => {
  for (const url of ['/', '/table/abc', '/records']) {
    expect(await house.stranger().get(url, page)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Omertà'),
    });
  }
  const file = await house.stranger().get('/assets/main.js');
  expect(file).toMatchObject({ status: 200, text: 'start();' });
  expect(file.headers['content-type']).toMatch(/javascript/);
});

test('what is not there is not there, and nothing outside the folder is', async () => {
  for (const url of [
    '/assets/other.js',
    '/api/nothing',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.env',
  ]) {
    const answer = await house.stranger().get(url);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('CANARY');
  }
  const asPage = await house.stranger().get('/..%2fsecret.txt', page);
  expect(asPage.text).not.toContain('CANARY');
  expect(await house.stranger().get('/api/nothing', page)).toMatchObject({ status: 404 });
});

test('the API answers beside it', async () => {
  expect(await house.stranger().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
