import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../bundle.ts';

export interface BuiltBots {
  readonly worker: URL;
  /** Another program in its place, such as a thread that never answers or one that crashes. */
  program(name: string, source: string): URL;
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function buildBotWorker(): Promise<BuiltBots> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-bots-'));
  const worker = join(folder, 'botWorker.mjs');
  await bundle({
    entryPoints: [here('../../src/bots/botWorker.ts')],
    outfile: worker,
  });
  return {
    worker: pathToFileURL(worker),
    program(name, source) {
      const file = join(folder, `${name}.mjs`);
      writeFileSync(file, source);
      return pathToFileURL(file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
