import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, newFolder } from '../bundle.ts';

export interface Built {
  readonly worker: URL; // the thread of the SQLite store
  readonly writer: string; // the program that writes until it is killed
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function buildWorker(): Promise<Built> {
  const folder = newFolder();
  await bundle({
    entryPoints: [here('../../src/store/sqliteWorker.ts'), here('./writeUntilKilled.ts')],
    entryNames: '[name]',
    outdir: folder,
  });
  return {
    worker: pathToFileURL(join(folder, 'sqliteWorker.js')),
    writer: join(folder, 'writeUntilKilled.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
