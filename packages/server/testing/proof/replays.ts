import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Asked, Failure, Found, Planted, Suite } from '@omerta/kernel/testing';
import { build } from 'esbuild';
import { type Patch, patching } from '../process/builtServer.ts';
import { playedGame } from '../replay/playedGame.ts';

export const replays: Suite = {
  id: 'R10',
  promise: 'fair',
  shows:
    'A recorded game replays, in other processes and every Node named in OMERTA_NODES, to the same state after each choice',
  unit: 'games',
  trials: { long: 1_000, night: 20_000 },
  share: 500,
  run: asked => replayIn(nodes(), asked),
  planted: [
    planted('a shuffle by Math.random', {
      file: /kernel\/src\/random\.ts$/,
      from: 'const other = below(random, last + 1);',
      to: 'const other = Math.floor(Math.random() * (last + 1));',
    }),
    planted('an engine that rounds a little differently', {
      file: /kernel\/src\/random\.ts$/,
      from: 'return Math.floor((word * n) / WORDS);',
      to: 'return Math.min(n - 1, Math.floor((word * n) / WORDS + 1e-2));',
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return { name, most: 100, run: asked => replayIn([process.execPath], asked, patch) };
}

/** This Node, and others if somebody has named them. */
function nodes(): string[] {
  const others = process.env.OMERTA_NODES?.split(',').filter(path => path !== '') ?? [];
  return [process.execPath, ...others];
}

async function replayIn(programs: readonly string[], { first, count, until }: Asked, patch?: Patch): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-replays-'));
  const script = join(folder, 'replayer.mjs');
  const replayers: Replayer[] = [];
  try {
    await bundle(script, patch);
    for (const program of programs) replayers.push(new Replayer(program, script));
    const failures: Failure[] = [];
    let [seed, steps] = [first, 0];
    for (; seed < first + count && failures.length < ENOUGH && !until(); seed += 1) {
      const { record, states } = playedGame(seed);
      steps += record.choices.length + 1;
      for (const replayer of replayers) {
        const found = await replayer.replay(JSON.stringify(record));
        if (found !== states) failures.push({ seed, what: `${replayer.program}: ${found} instead of ${states}` });
      }
    }
    return { trials: seed - first, failures, sums: { states: steps, processes: replayers.length } };
  } finally {
    for (const replayer of replayers) replayer.end();
    rmSync(folder, { recursive: true });
  }
}

const ENOUGH = 3;

async function bundle(outfile: string, patch: Patch | undefined): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('../replay/replayer.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['omerta-src'],
    plugins: patch === undefined ? [] : [patching(patch)],
    logLevel: 'error',
  });
}

/** A process that is given records, one in each line, and answers with what came of them. */
class Replayer {
  readonly program: string;
  readonly #child;
  readonly #lines;

  constructor(program: string, script: string) {
    this.program = program;
    this.#child = spawn(program, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  async replay(record: string): Promise<string> {
    this.#child.stdin.write(`${record}\n`);
    const { value = 'it ended' } = await this.#lines.next();
    return String(value);
  }

  end(): void {
    this.#child.stdin.end();
  }
}
