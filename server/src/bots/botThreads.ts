// Bots think in a few threads, so that the sockets never wait for them. One question a thread at a time; a thread that
// takes too long, fails or is no longer needed in the middle of a thought is ended, and the next question starts another.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { gameOf } from '../games.ts';
import { LruCache } from '../lruCache.ts';
import { FairQueue } from './fairQueue.ts';
import type { Question, Thinker } from './thinker.ts';
import { MOST_PACKS, type ThinkReply, type ThinkRequest } from './threadMessages.ts';

export interface ThreadSettings {
  readonly worker: URL; // built
  readonly most?: number;
  /** Milliseconds for a decision at most: the best so far will do by then. */
  readonly time?: number;
  /** Milliseconds after which a thread is given up. */
  readonly patience?: number;
}

interface Job {
  readonly question: Question;
  readonly due: number; // when somebody looks at the answer
  settle(answer: ThinkReply): void;
}

interface Thread {
  readonly worker: Worker;
  readonly packs: LruCache<true>; // it has in mind
  isNew: boolean; // has to start before it thinks
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class BotThreads implements Thinker {
  readonly #settings: Required<ThreadSettings>;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Job>();
  #isClosed = false;

  constructor({ worker, most = usualNumber(), time = USUAL_TIME, patience = PATIENCE }: ThreadSettings) {
    this.#settings = { worker, most, time, patience };
  }

  think(question: Question, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const giveUp = () => this.#giveUp(job, 'Nobody needs the answer any more');
      const job: Job = {
        question,
        due: performance.now() + (question.wantedIn ?? this.#settings.time) * IN_TIME,
        settle(answer) {
          signal?.removeEventListener('abort', giveUp);
          if (answer.ok) resolve(answer.text);
          else reject(new Error(answer.error));
        },
      };
      if (this.#isClosed || signal?.aborted === true) return job.settle(no('No more questions'));
      signal?.addEventListener('abort', giveUp);
      this.#waiting.push(question.table, job);
      setImmediate(() => this.#goOn()); // bots who are asked together share the time from the first of them on
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) {
      job.settle(no('The server is stopping'));
    }
    await Promise.all([...this.#threads].map(thread => this.#end(thread, 'The server is stopping')));
  }

  #goOn(): void {
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
    worker.unref(); // a thought keeps nobody from stopping
    worker.on('message', (answer: ThinkReply) => this.#settle(thread, answer));
    worker.on('error', error => void this.#end(thread, String(error.stack)));
    worker.on('exit', () => void this.#end(thread, 'The thread has ended'));
    this.#threads.add(thread);
    return thread;
  }

  #ask(thread: Thread, job: Job): void {
    thread.job = job;
    const patience = this.#settings.patience * (thread.isNew ? WHILE_STARTING : 1);
    thread.isNew = false;
    thread.timer = setTimeout(() => void this.#end(thread, 'It took too long'), patience);
    try {
      thread.worker.postMessage(this.#messageFor(thread, job));
    } catch (error) {
      this.#settle(thread, no(`The view cannot be sent: ${error}`));
    }
  }

  #messageFor(thread: Thread, { question, due }: Job): ThinkRequest {
    const { game, rules, level, style, view, recall, seed } = question;
    const own = gameOf(game)?.packs?.packOf(rules);
    const ownPack = own === undefined || thread.packs.get(rules.pack) ? undefined : own;
    if (ownPack !== undefined) thread.packs.set(rules.pack, true);
    const { most, time } = this.#settings;
    const share = (due - performance.now()) / (1 + this.#waiting.size / most); // the more wait, the less for each
    const milliseconds = Math.max(LEAST_TIME, Math.min(time, share));
    return { game, pack: rules.pack, ownPack, level, style, view, recall, seed, milliseconds };
  }

  #settle(thread: Thread, answer: ThinkReply): void {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    job?.settle(answer);
    this.#goOn();
  }

  #giveUp(job: Job, why: string): void {
    if (this.#waiting.remove(job)) job.settle(no(why));
    for (const thread of this.#threads) if (thread.job === job) void this.#end(thread, why);
  }

  async #end(thread: Thread, why: string): Promise<void> {
    if (!this.#threads.delete(thread)) return; // it has ended before
    const ended = thread.worker.terminate();
    this.#settle(thread, no(why));
    await ended;
  }
}

const PATIENCE = 5_000;
const WHILE_STARTING = 4; // times the patience: on a busy machine, another start would only take longer
const USUAL_TIME = 1_000;
const LEAST_TIME = 20;
const IN_TIME = 0.9; // what is begun last, and the way here, take a little longer

/** One core is for the sockets. */
function usualNumber(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

function no(error: string): ThinkReply {
  return { ok: false, error };
}
