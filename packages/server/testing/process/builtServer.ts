// The omerta command as it is shipped, and the same with one planted defect.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { finished } from '../store/finished.ts';

export interface BuiltServer {
  readonly program: string;
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A copy of the bundle, so that nobody builds it anew while it runs. */
export async function builtServer(): Promise<BuiltServer> {
  const bundler = spawn(process.execPath, [here('../../../../tools/bundle.mjs')], { stdio: ['ignore', 'pipe', 2] });
  const { code } = await finished(bundler);
  if (code !== 0) throw new Error(`The bundler ended with ${code}.`);
  const dist = here('../../../cli/dist');
  const folder = newFolder();
  for (const file of readdirSync(dist).filter(name => /\.m?js$/.test(name))) {
    copyFileSync(join(dist, file), join(folder, file));
  }
  return { program: join(folder, 'omerta.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The same command, but it acknowledges before it commits. */
export async function hastyServer(): Promise<BuiltServer> {
  const built = await builtServer();
  await build({
    entryPoints: [here('../../../cli/src/main.ts')],
    outfile: built.program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['omerta-src'],
    external: ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate'],
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    plugins: [
      {
        name: 'hasty',
        setup: ({ onResolve }) => onResolve({ filter: /\/committer\.ts$/ }, () => ({ path: here('./hasty.ts') })),
      },
    ],
    logLevel: 'error',
  });
  return built;
}

/** Below the packages, where the bundle finds what it does not hold. */
function newFolder(): string {
  const dist = here('../../dist');
  mkdirSync(dist, { recursive: true });
  return mkdtempSync(join(dist, 'testing-'));
}
