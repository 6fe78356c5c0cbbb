import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '@omerta/server';
import { expect, test } from 'vitest';
import { enterOwnHome, LEFT_OUT } from './ownHome.mjs';

const DATA = '.local/share/omerta';
const USER = { HOME: '/home/vito', XDG_DATA_HOME: '/data', OMERTA_DATA: '/games', PORT: '80', PATH: '/bin' };

test('these tests run in a home of their own', () => {
  expect(homedir()).toMatch(/omerta-home-\w+$/);
  expect(tmpdir()).toBe(join(homedir(), 'temporary'));
  for (const name of ['XDG_DATA_HOME', ...LEFT_OUT]) expect(process.env[name]).toBeUndefined();
});

test('every setting of a server is left out', () => {
  expect([...LEFT_OUT].sort()).toEqual(Object.values(SETTINGS).sort());
});

test('the rest of the environment stays, and all of it comes back', async () => {
  const env = { ...USER };
  const leave = await enterOwnHome(env);
  const { HOME, TMPDIR } = env;
  expect(env).toEqual({
    PATH: '/bin',
    HOME,
    USERPROFILE: HOME,
    APPDATA: join(HOME, 'AppData', 'Roaming'),
    TMPDIR,
    TEMP: TMPDIR,
    TMP: TMPDIR,
  });
  await leave();
  expect(env).toEqual(USER);
  expect(existsSync(HOME)).toBe(false);
});

/** What a test might do, and what the run says then. */
const touches = [
  ['writes a game', data => writeFileSync(join(data, 'game.json'), '{}'), 'game.json'],
  ['opens a server', data => writeFileSync(join(data, 'server', 'omerta.db'), ''), 'omerta.db'],
  ['takes the door of a server away', data => rmSync(join(data, 'server', 'admin.json')), 'admin.json'],
  [
    'asks the server',
    async data => {
      const { url } = JSON.parse(readFileSync(join(data, 'server', 'admin.json'), 'utf8'));
      await fetch(`${url}/api/admin/deletions`, { method: 'POST' });
    },
    'POST /api/admin/deletions',
  ],
];

test.each(touches)('a test that %s fails the run', async (_what, touch, said) => {
  const env = {};
  const leave = await enterOwnHome(env);
  const { HOME } = env;
  await touch(join(HOME, DATA));
  await expect(leave()).rejects.toThrow(said);
  expect(existsSync(HOME)).toBe(false);
});
