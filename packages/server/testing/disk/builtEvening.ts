// The evening as a program, and the same with a planted defect.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Patch, patching } from '../process/builtServer.ts';

export interface BuiltEvening {
  readonly program: string;
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Below the packages, where the bundle finds what it does not hold. */
export async function builtEvening(patch?: Patch): Promise<BuiltEvening> {
  const dist = here('../../dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'testing-'));
  await build({
    entryPoints: [here('./evening.ts'), here('../../src/store/sqliteWorker.ts')],
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['omerta-src'],
    external: ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate'],
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    plugins: patch === undefined ? [] : [patching(patch)],
    logLevel: 'error',
  });
  return { program: join(folder, 'evening.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
