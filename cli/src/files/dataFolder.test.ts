import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Io } from '../io.ts';
import { dataFolder } from './dataFolder.ts';

const on = (platform: string, env: Io['env']) => dataFolder({ env } as Io, platform); // only the environment is asked

test('games are saved in the data folder of the operating system', () => {
  expect(on('linux', { HOME: '/home/vito' })).toBe(join('/home/vito', '.local', 'share', 'omerta'));
  expect(on('linux', { HOME: '/home/vito', XDG_DATA_HOME: '/data' })).toBe(join('/data', 'omerta'));
  expect(on('darwin', { HOME: '/Users/vito' })).toBe(join('/Users/vito', 'Library', 'Application Support', 'omerta'));
  expect(on('win32', { APPDATA: 'C:\\Data' })).toBe(join('C:\\Data', 'omerta'));
});
