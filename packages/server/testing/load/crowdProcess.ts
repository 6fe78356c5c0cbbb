import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Answer, Asked, Done, OrderKind } from './crowdOrders.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A crowd in another process, started from a bundle of its own. */
export class CrowdProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<[Answer]>;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#ended = once(child, 'exit').then(([code]) => [{ ok: false, problem: `it ended with ${code}` }]);
    this.#folder = folder;
  }

  static async start(seed: number): Promise<CrowdProcess> {
    mkdirSync(here('../../dist'), { recursive: true });
    const folder = mkdtempSync(here('../../dist/crowd-'));
    const program = join(folder, 'crowd.mjs');
    await build({
      entryPoints: [here('./crowd.ts')],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['omerta-src'],
      logLevel: 'error',
    });
    const child = fork(program, [String(seed)], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    return new CrowdProcess(child, folder);
  }

  async ask<K extends OrderKind>(kind: K, asked: Asked<K>): Promise<Done<K>> {
    const answered = once(this.#child, 'message');
    this.#child.send({ kind, asked });
    const [answer] = (await Promise.race([answered, this.#ended])) as [Answer];
    if (!answer.ok) throw new Error(`The crowd could not ${kind}: ${answer.problem}`);
    return answer.done as Done<K>;
  }

  go(): void {
    this.#child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
