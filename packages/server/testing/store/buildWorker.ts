// Node 20 starts no worker from TypeScript, so tests bundle what they start, in the folder a build would use.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export interface Built {
  readonly worker: URL; // the thread of the SQLite store
  readonly writer: string; // the program that writes until it is killed
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function buildWorker(): Promise<Built> {
  const dist = here('../../dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'testing-'));
  await build({
    entryPoints: [here('../../src/store/sqliteWorker.ts'), here('./writeUntilKilled.ts')],
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['omerta-src'],
    external: ['libsql'],
    logLevel: 'error',
  });
  return {
    worker: pathToFileURL(join(folder, 'sqliteWorker.js')),
    writer: join(folder, 'writeUntilKilled.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
