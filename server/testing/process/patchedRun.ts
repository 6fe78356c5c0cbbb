// Runs a suite's trials with a defect in the server: bundled with the patch, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Planted, TrialReport, TrialRequest } from '@omerta/testing';
import { bundle, newFolder } from '../bundle.ts';
import { type Patch, patching } from './builtServer.ts';

export interface Program {
  readonly module: URL; // of the file that exports the run
  readonly run: string; // the name of the export
  readonly game?: string; // given to the export, which returns the run then
}

export function plantedPatch(name: string, most: number, program: Program, ...patches: readonly Patch[]): Planted {
  return { name, most, run: request => runPatched(program, patches, request) };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOUND = 'FOUND ';

async function runPatched(
  program: Program,
  patches: readonly Patch[],
  { first, count, until }: TrialRequest,
): Promise<TrialReport> {
  const folder = newFolder();
  try {
    const script = join(folder, 'patched.mjs');
    await bundleRun(program, patches, script);
    const child = spawn(process.execPath, [script, String(first), String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const watching = setInterval(() => until() && child.kill(), 1_000);
    let output = '';
    child.stdout.on('data', (words: Buffer) => {
      output += words;
    });
    const [code] = await once(child, 'close');
    clearInterval(watching);
    const line = output.split('\n').find(each => each.startsWith(FOUND));
    if (line !== undefined) return JSON.parse(line.slice(FOUND.length)) as TrialReport; // written by the lines below
    if (until()) return { trials: 0, failures: [] };
    return { trials: 1, failures: [{ seed: first, count, what: `the process ended with ${code}` }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundleRun({ module, run, game }: Program, patches: readonly Patch[], outfile: string): Promise<void> {
  const contents = `import { ${run} } from ${JSON.stringify(fileURLToPath(module))};
    const [first, count] = process.argv.slice(2).map(Number);
    const found = await ${game === undefined ? run : `${run}(${JSON.stringify(game)})`}({ first, count, until: () => false, log: () => {} });
    process.stdout.write('\\n${FOUND}' + JSON.stringify(found) + '\\n', () => process.exit());`;
  await bundle({
    stdin: { contents, loader: 'ts', resolveDir: here('.') },
    outfile,
    plugins: patches.map(patching),
  });
}
