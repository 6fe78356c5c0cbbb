// One server without sockets. A crash loses everything in memory; it boots again from the store.

import { next32 } from '@omerta/kernel';
import type { Clock } from '../../src/clock.ts';
import type { Faults } from '../../src/faults.ts';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { RateLimit } from '../../src/rateLimit.ts';
import { type Connection, handleMessage } from '../../src/socket/handleMessage.ts';
import { Page, type SocketPerson } from '../../src/socket/page.ts';
import { USUAL_RATE } from '../../src/socket/sockets.ts';
import type { Store } from '../../src/store/store.ts';
import { freeGuesses } from '../play/freeGuesses.ts';
import { type DatabaseParts, databaseFor } from './database.ts';
import type { Defect, Send } from './defect.ts';
import { NodeProcess } from './nodeProcess.ts';

export interface NodeParts extends DatabaseParts {
  readonly defect: Defect;
  /** What the operator would see in the log. */
  onFault(what: string, error: unknown): void;
}

/** A page as the server sees it. */
export interface ServedPage {
  receive(kind: string, message: unknown, answer: (reply: unknown) => void): void;
  close(): void;
}

interface RunningNode extends NodeProcess {
  readonly matches: LiveMatches;
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
}

export class Node {
  readonly name: string;
  readonly #parts: NodeParts;
  readonly #onDeath = new Set<() => void>();
  #running: RunningNode | undefined;
  #boots = 0;
  #ahead = 0; // milliseconds ahead of the true time of day

  constructor(name: string, parts: NodeParts) {
    this.name = name;
    this.#parts = parts;
  }

  get running(): NodeProcess | undefined {
    return this.#running;
  }

  get matches(): LiveMatches | undefined {
    return this.#running?.matches;
  }

  boot(): void {
    if (this.#running !== undefined) return;
    const { scheduler, defect } = this.#parts;
    const running = new NodeProcess(`${this.name}${++this.#boots}`);
    scheduler.note(`${running.name} boots`);
    const clock = this.#clockOf(running);
    const database = databaseFor(running, this.#parts);
    const store = defect.store?.(database) ?? database;
    const faults: Faults = {
      report: (what, _where, error) => running.isAlive && this.#parts.onFault(`${running.name}: ${what}`, error),
    };
    const matches = new LiveMatches({
      store,
      faults,
      clock,
      botPause: () => 200 + this.#parts.faultPlan.below(800),
      freshSeed: () => this.#freshSeed(),
      ...(defect.commit === undefined ? {} : { commit: defect.commit(store) }),
      ...(defect.load === undefined ? {} : { load: defect.load }),
    });
    this.#running = Object.assign(running, { matches, store, clock, faults });
    void matches.start();
  }

  /** Between two steps of its work. False where it was down already. */
  crash(): boolean {
    const running = this.#running;
    if (running === undefined) return false;
    this.#parts.scheduler.note(`${running.name} crashes`);
    running.isAlive = false;
    this.#running = undefined;
    for (const onDeath of [...this.#onDeath]) onDeath();
    this.#onDeath.clear();
    return true;
  }

  jump(milliseconds: number): void {
    this.#parts.scheduler.note(`the clock of ${this.name} jumps by ${milliseconds}`);
    this.#ahead += milliseconds;
  }

  /** Undefined while the node is down. `onEnd`: the server hangs up or crashes. */
  welcome(person: SocketPerson | undefined, send: Send, onEnd: () => void): ServedPage | undefined {
    const running = this.#running;
    if (running === undefined) return undefined;
    const { defect } = this.#parts;
    const page = new Page({ ...running, ...freeGuesses(running.store) }, person, defect.send?.(send, person) ?? send);
    const handlers = defect.handlers?.(page.handlers, person) ?? page.handlers;
    const heard: Connection = {
      page: { handlers },
      limit: new RateLimit(USUAL_RATE, running.clock.passed()),
      disconnect: onEnd,
    };
    this.#onDeath.add(onEnd);
    return {
      receive: (kind, message, answer) =>
        running.reach(() => void handleMessage(running, heard, [kind, message, answer])),
      close: () => {
        this.#onDeath.delete(onEnd);
        running.reach(() => page.close());
      },
    };
  }

  /** Timers do not depend on the time of day the node believes in. */
  #clockOf(running: NodeProcess): Clock {
    const { scheduler, defect } = this.#parts;
    const bootedAt = scheduler.now;
    const clock: Clock = {
      now: () => scheduler.now + this.#ahead,
      passed: () => scheduler.now - bootedAt,
      after(milliseconds, action) {
        let isOff = false; // cancelled while the node was frozen
        const cancel = scheduler.after(milliseconds, () => running.reach(() => isOff || action()));
        return () => {
          isOff = true;
          cancel();
        };
      },
    };
    return defect.clock?.(clock) ?? clock;
  }

  #freshSeed(): string {
    const { random } = this.#parts.faultPlan;
    return Array.from({ length: 8 }, () => next32(random).toString(16).padStart(8, '0')).join('');
  }
}
