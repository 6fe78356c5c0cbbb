// Bots think in a few threads, so sockets never wait for them. Each thread handles one question at a time. A thread that
// takes too long, fails, or whose answer is no longer needed is terminated; the next question starts another.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { gameOf } from '../games.ts';
import { LruCache } from '../lruCache.ts';
import { FairQueue } from './fairQueue.ts';
import type { Question, Thinker } from './thinker.ts';
import { MOST_PACKS, type ThinkReply, type ThinkRequest } from './threadMessages.ts';

export interface ThreadSettings {
  readonly worker: URL; // built JavaScript
  readonly most?: number;
  /** Milliseconds for a decision; the best choice so far is taken then. */
  readonly time?: number;
  /** Milliseconds after which a thread is terminated. */
  readonly timeout?: number;
}

interface Job {
  readonly question: Question;
  readonly due: number; // when the answer is needed
  settle(answer: ThinkReply): void;
}

interface Thread {
  readonly worker: Worker;
  readonly packs: LruCache<true>; // cached in the thread
  isNew: boolean; // still has to start
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class BotThreads implements Thinker {
  readonly #settings: Required<ThreadSettings>;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Job>();
  #isClosed = false;

  constructor({ worker, most = usualNumber(), time = USUAL_TIME, timeout = TIMEOUT }: ThreadSettings) {
    this.#settings = { worker, most, time, timeout };
  }

  think(question: Question, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const cancel = () => this.#cancel(job, 'The answer is no longer needed');
      const job: Job = {
        question,
        due: performance.now() + (question.wantedIn ?? this.#settings.time) * IN_TIME,
        settle(answer) {
          signal?.removeEventListener('abort', cancel);
          if (answer.ok) resolve(answer.text);
          else reject(new Error(answer.error));
        },
      };
      if (this.#isClosed || signal?.aborted === true) return job.settle(failed('No more questions'));
      signal?.addEventListener('abort', cancel);
      this.#waiting.push(question.table, job);
      setImmediate(() => this.#dispatch()); // bots asked in the same tick share the time fairly
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) {
      job.settle(failed('The server is stopping'));
    }
    await Promise.all([...this.#threads].map(thread => this.#end(thread, 'The server is stopping')));
  }

  #dispatch(): void {
    while (this.#waiting.size > 0) {
      const thread = this.#free();
      if (thread === undefined) return;
      this.#ask(thread, this.#waiting.shift()!);
    }
  }

  #free(): Thread | undefined {
    for (const thread of this.#threads) if (thread.job === undefined) return thread;
    return this.#threads.size < this.#settings.most ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#settings.worker);
    const thread: Thread = { worker, packs: new LruCache(MOST_PACKS), isNew: true, job: undefined, timer: undefined };
    worker.unref(); // a thinking bot does not keep the process alive
    worker.on('message', (answer: ThinkReply) => this.#settle(thread, answer));
    worker.on('error', error => void this.#end(thread, String(error.stack)));
    worker.on('exit', () => void this.#end(thread, 'The thread has ended'));
    this.#threads.add(thread);
    return thread;
  }

  #ask(thread: Thread, job: Job): void {
    thread.job = job;
    const timeout = this.#settings.timeout * (thread.isNew ? WHILE_STARTING : 1);
    thread.isNew = false;
    thread.timer = setTimeout(() => void this.#end(thread, 'It took too long'), timeout);
    try {
      thread.worker.postMessage(this.#messageFor(thread, job));
    } catch (error) {
      this.#settle(thread, failed(`The view cannot be sent: ${error}`));
    }
  }

  #messageFor(thread: Thread, { question, due }: Job): ThinkRequest {
    const { game, rules, level, style, view, recall, seed } = question;
    const own = gameOf(game)?.packs?.packOf(rules);
    const ownPack = own === undefined || thread.packs.get(rules.pack) ? undefined : own;
    if (ownPack !== undefined) thread.packs.set(rules.pack, true);
    const { most, time } = this.#settings;
    const share = (due - performance.now()) / (1 + this.#waiting.size / most); // a long queue shares the time
    const milliseconds = Math.max(LEAST_TIME, Math.min(time, share));
    return { game, pack: rules.pack, ownPack, level, style, view, recall, seed, milliseconds };
  }

  #settle(thread: Thread, answer: ThinkReply): void {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    job?.settle(answer);
    this.#dispatch();
  }

  #cancel(job: Job, why: string): void {
    if (this.#waiting.remove(job)) job.settle(failed(why));
    for (const thread of this.#threads) if (thread.job === job) void this.#end(thread, why);
  }

  async #end(thread: Thread, why: string): Promise<void> {
    if (!this.#threads.delete(thread)) return; // ended before
    const ended = thread.worker.terminate();
    this.#settle(thread, failed(why));
    await ended;
  }
}

const TIMEOUT = 5_000;
const WHILE_STARTING = 4; // times the timeout: on a busy machine another start would only take longer
const USUAL_TIME = 1_000;
const LEAST_TIME = 20;
const IN_TIME = 0.9; // leaves time for the last step and for the way back

/** One core is left for the sockets. */
function usualNumber(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

function failed(error: string): ThinkReply {
  return { ok: false, error };
}
