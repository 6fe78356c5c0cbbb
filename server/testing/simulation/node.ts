// One server without sockets. It dies with everything in its memory, and starts again from what is stored.
import { next32 } from '@omerta/kernel';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import type { Clock, Faults } from '../../src/matches/serverContext.ts';
import { RateLimit } from '../../src/rateLimit.ts';
import { type Heard, hear } from '../../src/socket/handleMessage.ts';
import { Page, type SocketPerson } from '../../src/socket/page.ts';
import { USUAL_RATE } from '../../src/socket/sockets.ts';
import type { Store } from '../../src/store/store.ts';
import { type DatabaseParts, databaseFor } from './database.ts';
import type { Defect, Send } from './defect.ts';
import { NodeProcess } from './nodeProcess.ts';

export interface NodeParts extends DatabaseParts {
  readonly defect: Defect;
  /** What the operator would be told. */
  onFault(what: string, error: unknown): void;
}

/** A page as the server sees it. */
export interface ServedPage {
  hear(kind: string, message: unknown, answer: (reply: unknown) => void): void;
  close(): void;
}

interface Running extends NodeProcess {
  readonly matches: LiveMatches;
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
}

export class Node {
  readonly name: string;
  readonly #parts: NodeParts;
  readonly #onDeath = new Set<() => void>();
  #life: Running | undefined;
  #lives = 0;
  #ahead = 0; // of the true time of day, in milliseconds

  constructor(name: string, parts: NodeParts) {
    this.name = name;
    this.#parts = parts;
  }

  get life(): NodeProcess | undefined {
    return this.#life;
  }

  get matches(): LiveMatches | undefined {
    return this.#life?.matches;
  }

  boot(): void {
    if (this.#life !== undefined) return;
    const { scheduler, defect } = this.#parts;
    const life = new NodeProcess(`${this.name}${++this.#lives}`);
    scheduler.note(`${life.name} boots`);
    const clock = this.#clockOf(life);
    const database = databaseFor(life, this.#parts);
    const store = defect.store?.(database) ?? database;
    const faults: Faults = {
      report: (what, _where, error) => life.isAlive && this.#parts.onFault(`${life.name}: ${what}`, error),
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
    this.#life = Object.assign(life, { matches, store, clock, faults });
    void matches.start();
  }

  /** Between two steps of whatever it was doing. Returns whether there was something to die. */
  crash(): boolean {
    const life = this.#life;
    if (life === undefined) return false;
    this.#parts.scheduler.note(`${life.name} dies`);
    life.isAlive = false;
    this.#life = undefined;
    for (const onDeath of [...this.#onDeath]) onDeath();
    this.#onDeath.clear();
    return true;
  }

  jump(milliseconds: number): void {
    this.#parts.scheduler.note(`the clock of ${this.name} jumps by ${milliseconds}`);
    this.#ahead += milliseconds;
  }

  /** Undefined where nobody is there. `onEnd`: the server hangs up, or dies. */
  welcome(person: SocketPerson | undefined, send: Send, onEnd: () => void): ServedPage | undefined {
    const life = this.#life;
    if (life === undefined) return undefined;
    const { defect } = this.#parts;
    const page = new Page(life, person, defect.send?.(send, person) ?? send);
    const handlers = defect.handlers?.(page.handlers, person) ?? page.handlers;
    const heard: Heard = { page: { handlers }, limit: new RateLimit(USUAL_RATE, life.clock.passed()), hangUp: onEnd };
    this.#onDeath.add(onEnd);
    return {
      hear: (kind, message, answer) => life.reach(() => void hear(life, heard, [kind, message, answer])),
      close: () => {
        this.#onDeath.delete(onEnd);
        life.reach(() => page.close());
      },
    };
  }

  /** Its timers do not mind what time of day it thinks it is. */
  #clockOf(life: NodeProcess): Clock {
    const { scheduler, defect } = this.#parts;
    const bootedAt = scheduler.now;
    const clock: Clock = {
      now: () => scheduler.now + this.#ahead,
      passed: () => scheduler.now - bootedAt,
      after(milliseconds, action) {
        let isOff = false; // perhaps by something else that was missed
        const cancel = scheduler.after(milliseconds, () => life.reach(() => isOff || action()));
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
