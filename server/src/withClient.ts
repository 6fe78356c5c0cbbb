import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

/** The built client is served unless another is named. It lies in the same place for the sources and for the bundle. */
export function withClient(config: Config, root = rootFolder()): Config {
  const built = join(root, 'web', 'dist', 'web');
  return config.web === undefined && existsSync(join(built, 'index.html')) ? { ...config, web: built } : config;
}

/** This file lies in server/src, or in cli/dist where everything is one file. */
function rootFolder(): string {
  const here = fileURLToPath(import.meta.url);
  return /^(.*)[\\/](?:server|cli)[\\/](?:src|dist)[\\/]/.exec(here)?.[1] ?? here;
}
