// Bundles the omerta command, catalogues and packs included, into one file.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMain, root } from './ensure.mjs';

export const bundleFile = join(root, 'packages', 'cli', 'dist', 'omerta.mjs');

/** The store's thread, which the server looks for beside itself. */
const workerFile = join(root, 'packages', 'cli', 'dist', 'sqliteWorker.js');

const PARTS = ['src', 'catalogues', 'packs', 'package.json'];
const IS_TEST = /\.(test|long)\.ts$/;

/** Whether anything the bundle is made of is younger than the bundle. Only looks at dates, so it is quick. */
export function isStale(file = bundleFile, folder = root) {
  if (!existsSync(file)) return true;
  const made = statSync(file).mtimeMs;
  const packages = join(folder, 'packages');
  const parts = readdirSync(packages).flatMap(name => PARTS.map(part => join(packages, name, part)));
  return [...parts, join(folder, 'package-lock.json'), join(folder, 'tools', 'bundle.mjs')].some(
    part => existsSync(part) && hasYounger(part, made),
  );
}

export async function bundle() {
  await bundleFrom('server/src/store/sqliteWorker.ts', workerFile);
  await bundleFrom('cli/src/main.ts', bundleFile);
}

async function bundleFrom(entry, outfile) {
  const { build } = await import('esbuild');
  const started = new Date();
  const unfinished = `${outfile}.${process.pid}`;
  try {
    await build({
      entryPoints: [join(root, 'packages', entry)],
      outfile: unfinished,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['omerta-src'],
      external: ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate'], // a binary, and what is optional
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

/** A folder's own date tells of files taken away. */
function hasYounger(path, made) {
  const { mtimeMs, isDirectory } = dateOf(path);
  if (mtimeMs > made) return true;
  return isDirectory && readdirSync(path).some(name => !IS_TEST.test(name) && hasYounger(join(path, name), made));
}

function dateOf(path) {
  const stats = statSync(path);
  return { mtimeMs: stats.mtimeMs, isDirectory: stats.isDirectory() };
}

if (isMain(import.meta.url)) {
  await bundle();
  console.log(`Bundled ${relative(root, bundleFile)}.`);
}
