// The look at a damaged house, with a defect planted in what it looks at.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Patch, patching } from '../process/builtServer.ts';
import { bundle, newFolder } from '../process/bundle.ts';
import type * as rot from './bitFlip.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function builtRot(patch: Patch): Promise<(typeof rot)['fateOf']> {
  const folder = newFolder();
  const outfile = join(folder, 'rot.js');
  try {
    await bundle({
      entryPoints: [here('./bitFlip.ts')],
      outfile,
      plugins: [patching(patch)],
    });
    const built: typeof rot = await import(pathToFileURL(outfile).href);
    return built.fateOf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
