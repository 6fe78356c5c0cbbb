import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from './bundle.mjs';

const EARLIER = new Date('2020-01-01');
const BUILT = new Date('2020-01-02');
const LATER = new Date('2020-01-03');

let folder;
let bundled;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-bundle-'));
  bundled = join(folder, 'omerta.mjs');
  write('package-lock.json', EARLIER);
  write('tools/bundle.mjs', EARLIER);
  write('games/corleone/packs/standard-1.json', EARLIER);
  write('games/corleone/rules/tasks/turn.ts', EARLIER);
  for (const made of ['', 'corleone', 'corleone/packs', 'corleone/rules', 'corleone/rules/tasks'])
    touch(`games/${made}`, EARLIER);
  for (const built of ['omerta.mjs', 'sqliteWorker.js', 'botWorker.js', 'arenaWorker.js']) write(built, BUILT);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a bundle younger than its sources is not made again', () => {
  expect(isStale(bundled, folder)).toBe(false);
});

test('a missing bundle is made', () => {
  expect(isStale(join(folder, 'missing.mjs'), folder)).toBe(true);
});

test.each(['sqliteWorker.js', 'botWorker.js', 'arenaWorker.js'])('%s, a thread, is missing: it is made', name => {
  rmSync(join(folder, name));
  expect(isStale(bundled, folder)).toBe(true);
});

test.each([
  'package-lock.json',
  'tools/bundle.mjs',
  'games/corleone/packs/standard-1.json',
  'games/corleone/rules/tasks/turn.ts',
])('%s changed: it is made again', name => {
  touch(name, LATER);
  expect(isStale(bundled, folder)).toBe(true);
});

test('a source taken away: it is made again', () => {
  rmSync(join(folder, 'games/corleone/rules/tasks/turn.ts'));
  expect(isStale(bundled, folder)).toBe(true);
});

test('a changed test is no reason', () => {
  write('games/corleone/rules/tasks/turn.test.ts', LATER);
  touch('games/corleone/rules/tasks', EARLIER);
  expect(isStale(bundled, folder)).toBe(false);
});

function write(name, date) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), '');
  touch(name, date);
}

function touch(name, date) {
  utimesSync(join(folder, name), date, date);
}
