import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

/** The built client is served unless another folder is set. Its path is the same from the sources and the bundle. */
export function withClient(config: Config, root = rootFolder()): Config {
  const built = join(root, 'web', 'dist', 'web');
  return config.web === undefined && existsSync(join(built, 'index.html')) ? { ...config, web: built } : config;
}

/** This file is in server/src, or bundled in cli/dist. */
function rootFolder(): string {
  const here = fileURLToPath(import.meta.url);
  return /^(.*)[\\/](?:server|cli)[\\/](?:src|dist)[\\/]/.exec(here)?.[1] ?? here;
}
