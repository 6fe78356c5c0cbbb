// The check of a flipped bit, bundled with a defect planted in the store.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, newFolder } from '../bundle.ts';
import { type Patch, patching } from '../process/builtServer.ts';
import type * as bitFlip from './bitFlip.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function builtBitFlip(patch: Patch): Promise<(typeof bitFlip)['outcomeOfFlip']> {
  const folder = newFolder();
  const outfile = join(folder, 'bitFlip.js');
  try {
    await bundle({
      entryPoints: [here('./bitFlip.ts')],
      outfile,
      plugins: [patching(patch)],
    });
    const built: typeof bitFlip = await import(pathToFileURL(outfile).href);
    return built.outcomeOfFlip;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
