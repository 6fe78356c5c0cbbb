// Bundles the omerta command, catalogues and packs included, into one file.
import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { commandSources, isOlderThan } from './dates.mjs';
import { isMain, root } from './ensure.mjs';

export const bundleFile = join(root, 'cli', 'dist', 'omerta.mjs');

/** Packages that stay outside: a binary, and what is optional. */
export const NOT_BUNDLED = ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate'];

/** Threads, which server and command look for beside themselves. */
const WORKERS = ['server/src/store/sqliteWorker', 'server/src/bots/botWorker', 'cli/src/arena/arenaWorker'];

/** Whether anything the bundle is made of is younger than the bundle. */
export function isStale(file = bundleFile, folder = root) {
  if (!WORKERS.every(worker => existsSync(workerBeside(file, worker)))) return true;
  return isOlderThan(file, [...commandSources(folder), join(folder, 'tools', 'bundle.mjs')]);
}

export async function bundle(file = bundleFile) {
  for (const worker of WORKERS) {
    await bundleFrom(`${worker}.ts`, workerBeside(file, worker));
  }
  await bundleFrom('cli/src/main.ts', file);
}

const workerBeside = (file, worker) => join(dirname(file), `${basename(worker)}.js`);

async function bundleFrom(entry, outfile) {
  const { build } = await import('esbuild');
  const started = new Date();
  const unfinished = `${outfile}.${process.pid}`;
  try {
    await build({
      entryPoints: [join(root, entry)],
      outfile: unfinished,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: NOT_BUNDLED,
      // Some of what we bundle is CommonJS and requires Node's own modules.
      banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
      logLevel: 'warning',
    });
    utimesSync(unfinished, started, started); // what is saved while we build is younger
    renameSync(unfinished, outfile); // two builds at once do not meet
  } finally {
    rmSync(unfinished, { force: true });
  }
}

if (isMain(import.meta.url)) {
  await bundle();
  console.log(`Bundled ${relative(root, bundleFile)}.`);
}
