// Node 20 runs no TypeScript, so tests bundle the programs and threads they start.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

type Wanted = Pick<BuildOptions, 'entryPoints' | 'entryNames' | 'stdin' | 'outdir' | 'outfile' | 'plugins'>;

export async function bundle(wanted: Wanted): Promise<void> {
  await build({
    ...wanted,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate', 'esbuild'],
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
}

/** Below the packages, where a bundle finds what it does not hold. */
export function newFolder(): string {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  mkdirSync(dist, { recursive: true });
  return mkdtempSync(join(dist, 'testing-'));
}
