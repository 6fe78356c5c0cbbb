import { describe, expect, test } from 'vitest';
import { firstDifference, isTooOld } from './ensure.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const locked = {
  '': { name: 'omerta' },
  'node_modules/commander': { version: '14.0.3', integrity: 'sha512-a' },
  'node_modules/@omerta/kernel': { link: true, resolved: 'packages/kernel' },
  'node_modules/@esbuild/linux-x64': { version: '0.28.2', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true, os: ['win32'], cpu: ['x64'] },
};
const installed = {
  'node_modules/commander': { version: '14.0.3', integrity: 'sha512-a' },
  'node_modules/@omerta/kernel': { link: true, resolved: 'packages/kernel' },
  'node_modules/@esbuild/linux-x64': { version: '0.28.2', optional: true, os: ['linux'], cpu: ['x64'] },
};
const without = path => Object.fromEntries(Object.entries(installed).filter(([each]) => each !== path));

describe('what must be installed', () => {
  test('what the lock file names for this machine is enough', () => {
    expect(firstDifference(locked, installed, linux)).toBeUndefined();
  });

  test('node_modules brought from another machine is noticed', () => {
    expect(firstDifference(locked, installed, { platform: 'win32', arch: 'x64' })).toBe(
      'node_modules/@esbuild/win32-x64',
    );
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
});

test('Node older than 20.19 is refused', () => {
  expect(['18.20.8', '20.18.3', '20.19.0', '24.1.0'].map(isTooOld)).toEqual([true, true, false, false]);
});
