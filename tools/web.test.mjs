import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWeb } from './web.mjs';

let dist;
let web;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'omerta-web-'));
  web = join(dist, 'web');
});

afterEach(() => rmSync(dist, { recursive: true }));

test('the first build makes the folder, and leaves nothing beside it', async () => {
  await buildWeb(web, async folder => write(folder, 'first'));
  expect([read(), readdirSync(dist)]).toEqual(['first', ['web']]);
});

test('the old one is served until the new one is whole', async () => {
  write(web, 'old');
  writeFileSync(join(web, 'only-old.js'), '');
  await buildWeb(web, async folder => {
    write(folder, 'new');
    expect(read()).toBe('old');
  });
  expect([read(), readdirSync(web), readdirSync(dist)]).toEqual(['new', ['index.html'], ['web']]);
});

test('a build that fails leaves the old one', async () => {
  write(web, 'old');
  const fail = async folder => {
    write(folder, 'half');
    throw new Error('no service worker');
  };
  await expect(buildWeb(web, fail)).rejects.toThrow('no service worker');
  expect([read(), readdirSync(dist)]).toEqual(['old', ['web']]);
});

test('of two first builds at once the later one stays, whole', async () => {
  await buildWeb(web, async folder => {
    write(folder, 'later');
    write(web, 'earlier');
  });
  expect([read(), readdirSync(dist)]).toEqual(['later', ['web']]);
});

test('it has the date at which it was begun', async () => {
  let begun;
  await buildWeb(web, async folder => {
    begun = Date.now();
    await new Promise(resolve => setTimeout(resolve, 20));
    write(folder, 'new');
  });
  expect(statSync(join(web, 'index.html')).mtimeMs).toBeLessThanOrEqual(begun);
});

test('what dead builds left is removed, what living ones write is not', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  for (const name of [`web.${dead}`, `web.${dead}.old`, `web.${process.pid}.old`, `web.${process.ppid}`, 'website.1']) {
    write(join(dist, name), 'half');
  }
  await buildWeb(web, async folder => {
    expect(existsSync(folder)).toBe(false);
    write(folder, 'new');
  });
  expect(readdirSync(dist)).toEqual(['web', `web.${process.ppid}`, 'website.1']);
});

function write(folder, words) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), words);
}

function read() {
  return readFileSync(join(web, 'index.html'), 'utf8');
}
