// The look at a damaged house, with a defect planted in what it looks at.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type Patch, patching } from '../process/builtServer.ts';
import type * as rot from './rot.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Below the packages, where the bundle finds what it does not hold. */
export async function builtRot(patch: Patch): Promise<(typeof rot)['fateOf']> {
  const dist = here('../../dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'testing-'));
  const outfile = join(folder, 'rot.js');
  try {
    await build({
      entryPoints: [here('./rot.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['omerta-src'],
      external: ['libsql'],
      plugins: [patching(patch)],
      logLevel: 'error',
    });
    const built: typeof rot = await import(pathToFileURL(outfile).href);
    return built.fateOf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
