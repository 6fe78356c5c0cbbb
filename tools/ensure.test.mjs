import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstDifference, isTooOld, NEEDED_NODE, root } from './ensure.mjs';

const node = version => ({ node: version });
const linux = { platform: 'linux', arch: 'x64', versions: node('20.19.0') };
const locked = {
  '': { name: 'omerta' },
  'node_modules/commander': { version: '14.0.3', integrity: 'sha512-a' },
  'node_modules/@omerta/kernel': { link: true, resolved: 'engine/kernel' },
  'node_modules/@esbuild/linux-x64': { version: '0.28.2', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true, os: ['win32'], cpu: ['x64'] },
};
const installed = {
  'node_modules/commander': { version: '14.0.3', integrity: 'sha512-a' },
  'node_modules/@omerta/kernel': { link: true, resolved: 'engine/kernel' },
  'node_modules/@esbuild/linux-x64': { version: '0.28.2', optional: true, os: ['linux'], cpu: ['x64'] },
};
const without = path => Object.fromEntries(Object.entries(installed).filter(([each]) => each !== path));

describe('what must be installed', () => {
  test('what the lock file names for this machine is enough', () => {
    expect(firstDifference(locked, installed, linux)).toBeUndefined();
  });

  test('node_modules brought from another machine is noticed', () => {
    expect(firstDifference(locked, installed, { ...linux, platform: 'win32' })).toBe('node_modules/@esbuild/win32-x64');
  });

  test.each(Object.keys(installed))('%s missing is noticed', path => {
    expect(firstDifference(locked, without(path), linux)).toBe(path);
  });

  test('another version, other contents and a package too many are noticed', () => {
    const commander = 'node_modules/commander';
    const other = { ...installed, [commander]: { version: '14.0.2', integrity: 'sha512-a' } };
    const changed = { ...installed, [commander]: { version: '14.0.3', integrity: 'sha512-b' } };
    const extra = { ...installed, 'node_modules/left-over': { version: '1.0.0' } };
    expect(firstDifference(locked, other, linux)).toBe(commander);
    expect(firstDifference(locked, changed, linux)).toBe(commander);
    expect(firstDifference(locked, extra, linux)).toBe('node_modules/left-over');
  });

  test.each([
    ['^22.20 || ^24.12 || >=25', ['22.20.0', '22.21.3', '24.12.0', '25.0.0-nightly', '26.1.0']],
    ['>= 21', ['22.19.9', '22.20.0', '22.21.3', '23.4.0', '24.11.1', '24.12.0', '25.0.0-nightly', '26.1.0']],
    ['<21 or so', []],
  ])('an optional package for Node %s is asked for only there', (range, wanted) => {
    const binding = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], engines: { node: range } };
    const versions = [
      '20.19.0',
      '22.19.9',
      '22.20.0',
      '22.21.3',
      '23.4.0',
      '24.11.1',
      '24.12.0',
      '25.0.0-nightly',
      '26.1.0',
    ];
    const isMissed = version =>
      firstDifference({ binding, ...locked }, installed, { ...linux, versions: node(version) }) === 'binding';
    expect(versions.filter(isMissed)).toEqual(wanted);
  });
});

test('Node older than 20.19, and between 20 and 22.12, is refused', () => {
  const tooOld = ['18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0'];
  const enough = ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'];
  expect([...tooOld, ...enough].filter(isTooOld)).toEqual(tooOld);
});

test('npm is told the same', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect([engines.node, packages[''].engines.node]).toEqual([NEEDED_NODE, NEEDED_NODE]);
});

// Windows' shell says itself that it finds no npm.
test.runIf(process.platform !== 'win32')('where there is no npm, it says so', () => {
  const clone = mkdtempSync(join(tmpdir(), 'omerta-ensure-'));
  mkdirSync(join(clone, 'tools'));
  copyFileSync(join(root, 'tools', 'ensure.mjs'), join(clone, 'tools', 'ensure.mjs'));
  const script = join(clone, 'tools', 'ensure.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { env: { PATH: clone }, encoding: 'utf8' });
  rmSync(clone, { recursive: true });
  expect({ status, said: stderr.trim().split('\n') }).toEqual({
    status: 1,
    said: [
      'Nothing is installed yet: running npm ci (about a minute).',
      'There is no npm beside this Node; install it too (Debian: apt install npm).',
    ],
  });
});
