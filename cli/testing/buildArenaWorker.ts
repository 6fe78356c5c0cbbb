// Node 20 starts no worker from TypeScript, so tests bundle the threads they start.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { folder } from './terminal.ts';

/** In a folder of its own; `afterAll(removeFolders)` takes it away. */
export async function buildArenaWorker(): Promise<URL> {
  const worker = join(folder(), 'arenaWorker.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../src/arena/arenaWorker.ts', import.meta.url))],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return pathToFileURL(worker);
}
