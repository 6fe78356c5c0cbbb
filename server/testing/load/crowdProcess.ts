import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, newFolder } from '../bundle.ts';
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
    const folder = newFolder();
    const program = join(folder, 'crowd.mjs');
    await bundle({
      entryPoints: [here('./crowd.ts')],
      outfile: program,
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

  end(): void {
    this.#child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
