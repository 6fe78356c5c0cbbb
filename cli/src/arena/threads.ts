// Blocks are played in a few threads, one block a thread at a time.
import { Worker } from 'node:worker_threads';
import type { Block } from '@omerta/lab';
import { Mistake } from '../mistake.ts';
import { GRACE } from './commandBot.ts';
import type { Sitting } from './plan.ts';
import type { Answered, Wanted } from './threadMessages.ts';

/** Plays blocks, in any order, several at once. */
export interface BlockPlayers {
  readonly atOnce: number;
  play(block: number): Promise<Block>;
  close(): Promise<void>;
}

interface Job {
  readonly block: number;
  resolve(block: Block): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  readonly ended: Promise<unknown>;
  job: Job | undefined;
}

export class ArenaThreads implements BlockPlayers {
  readonly atOnce: number;
  readonly #threads: readonly Thread[];
  readonly #waiting: Job[] = [];
  #isClosed = false;

  constructor(worker: URL, sitting: Sitting, threads: number) {
    this.atOnce = threads;
    this.#threads = Array.from({ length: threads }, () => this.#start(worker, sitting));
  }

  play(block: number): Promise<Block> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ block, resolve, reject });
      this.#goOn();
    });
  }

  /** Command bots end with their threads; a thread that is still computing is terminated. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(
      this.#threads.map(async ({ worker, ended }) => {
        worker.postMessage('stop' satisfies Wanted);
        const impatient = setTimeout(() => void worker.terminate(), PATIENCE);
        await ended;
        clearTimeout(impatient);
      }),
    );
  }

  #start(url: URL, sitting: Sitting): Thread {
    const worker = new Worker(url, { workerData: sitting });
    const thread: Thread = { worker, ended: new Promise(resolve => worker.once('exit', resolve)), job: undefined };
    worker.on('message', (answer: Answered) => this.#settle(thread, answer));
    worker.on('error', error => this.#settle(thread, { ok: false, fault: String(error.stack) }));
    worker.on('exit', () => this.#settle(thread, { ok: false, fault: 'A thread has ended.' }));
    return thread;
  }

  #goOn(): void {
    for (const thread of this.#threads) {
      if (thread.job !== undefined || this.#isClosed) continue;
      thread.job = this.#waiting.shift();
      if (thread.job !== undefined) thread.worker.postMessage({ block: thread.job.block } satisfies Wanted);
    }
  }

  #settle(thread: Thread, answer: Answered): void {
    const { job } = thread;
    thread.job = undefined;
    if (job !== undefined) settle(job, answer);
    this.#goOn();
  }
}

const PATIENCE = GRACE + 1_000;

function settle({ resolve, reject }: Job, answer: Answered): void {
  if (answer.ok) resolve(answer.block);
  else reject('fault' in answer ? new Error(answer.fault) : new Mistake(answer.problem));
}
