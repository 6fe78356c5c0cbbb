import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../io.ts';

/** Where games are saved without a file name. */
export function dataFolder({ env }: Io, platform: string = process.platform): string {
  return join(baseFolder(env, platform), 'omerta');
}

function baseFolder(env: Io['env'], platform: string): string {
  if (isSet(env.XDG_DATA_HOME)) return env.XDG_DATA_HOME;
  if (platform === 'win32' && isSet(env.APPDATA)) return env.APPDATA;
  const home = isSet(env.HOME) ? env.HOME : homedir();
  return platform === 'darwin' ? join(home, 'Library', 'Application Support') : join(home, '.local', 'share');
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
