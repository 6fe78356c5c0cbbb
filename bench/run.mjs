// npm run bench: installs boardgame.io here if it is missing, bundles the bench and runs it. With --against REF it is
// compared with the bench of an older commit.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { firstDifference } from '../tools/ensure.mjs';

const folder = import.meta.dirname;

const words = process.argv.slice(2);

process.env.NODE_ENV = 'production';
const hasBoardgame = isInstalled() || install();
if (words.some(word => /^--against(=|$)/.test(word))) {
  const { compareWith } = await import('./against.mjs');
  compareWith(words);
} else {
  if (!hasBoardgame) console.error('boardgame.io cannot be installed: the comparison with it is missing.');
  await bundle();
  const { main } = await import('./dist/main.js');
  await main(words, hasBoardgame);
}

function isInstalled() {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) &&
    firstDifference(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json')) === undefined
  );
}

function install() {
  console.error('boardgame.io is not installed here yet: running npm ci in bench (about half a minute).');
  const words = ['ci', '--ignore-scripts', '--loglevel=error', '--fetch-retries=1'];
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  const script = process.env.npm_execpath;
  const { status } = script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

async function bundle() {
  const { build } = await import('esbuild');
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.ts', 'src/worker.ts'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Asking the environment is slow, and boardgame.io asks it in every move.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: hasBoardgame ? [] : ['boardgame.io'],
    logLevel: 'warning',
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
}
