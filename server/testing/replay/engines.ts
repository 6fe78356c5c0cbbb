// The engines that must replay alike: this Node, the other supported ones, Chromium, and Firefox where it is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { browserEngine } from './browserEngine.ts';
import type { Engine } from './engine.ts';
import { nodeEngine } from './nodeEngine.ts';

export interface Engines {
  readonly all: readonly Engine[];
  end(): Promise<void>;
}

/** This Node alone. */
export function thisEngine(plugins: readonly Plugin[] = []): Promise<Engines> {
  return engines(
    plugins,
    () => [process.execPath],
    () => [],
  );
}

export function everyEngine(): Promise<Engines> {
  return engines([], () => [process.execPath, ...otherNodes()], browsers);
}

async function engines(plugins: readonly Plugin[], nodes: () => string[], pages: () => string[]): Promise<Engines> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-engines-'));
  const all: Engine[] = [];
  const end = async () => {
    for (const engine of all) await engine.end();
    rmSync(folder, { recursive: true });
  };
  try {
    const script = join(folder, 'replayer.mjs');
    await bundle('replayer.ts', script, 'node', plugins);
    for (const program of nodes()) all.push(nodeEngine(program, script));
    const page = join(folder, 'replayer.js');
    await bundle('replayerPage.ts', page, 'browser', plugins);
    for (const program of pages()) all.push(await browserEngine(program, page));
  } catch (error) {
    await end();
    throw error;
  }
  return { all, end };
}

async function bundle(entry: string, outfile: string, platform: 'node' | 'browser', plugins: readonly Plugin[]) {
  await build({
    entryPoints: [here(entry)],
    outfile,
    bundle: true,
    platform,
    format: 'esm',
    target: 'es2022',
    plugins: [...plugins],
    logLevel: 'error',
  });
}

/** Those in OMERTA_NODES, else one of each supported major version, from the registry. */
function otherNodes(): string[] {
  const named = process.env.OMERTA_NODES?.split(',').filter(path => path !== '');
  return named ?? MAJORS.filter(major => !process.version.startsWith(`v${major}.`)).map(installedNode);
}

const MAJORS = [20, 22, 24];

function installedNode(major: number): string {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = here(`../../dist/nodes/${major}`);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) {
    const words = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    const { status, stderr } = spawnSync('npm', [...words, `${name}@${major}`], { encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`No Node ${major} (name yours in OMERTA_NODES): ${stderr.trim().split('\n').at(-1)}`);
  }
  return program;
}

function browsers(): string[] {
  const { status, stdout } = spawnSync(process.execPath, [here('../../../tools/browser.mjs')], { encoding: 'utf8' });
  const chromium = stdout.trim();
  if (status !== 0 || !existsSync(chromium)) throw new Error(`No Chromium: ${chromium}`);
  return [chromium, ...FIREFOXES.filter(path => existsSync(path)).slice(0, 1)];
}

const FIREFOXES = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
