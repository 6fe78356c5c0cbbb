// The time of the context: milliseconds that were counted while a server was there. Players' clocks run by it and by
// nothing else, so nobody pays for the time when there was none, and the time of day may be put forward or back.
import { CommitUnknown, Unreachable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { Clock, Faults } from './serverContext.ts';

export interface ServerClockOptions {
  readonly store: Pick<Store, 'storedTime' | 'storeTime'>;
  readonly clock: Clock;
  readonly faults: Faults;
  /** It has come so far, and that is stored. */
  onStored(time: number): void;
}

/**
 * Every node counts on from what is stored, stores how far it has come, and goes on from there where another has come
 * further. What a node counts beyond that is believed for a moment only: then it knows no more than one that boots.
 */
export class ServerClock {
  readonly #parts: ServerClockOptions;
  #kept = 0; // at least so much is stored
  #keptAt = -Infinity; // when it was so much, by the clock that nobody can put back
  #reading: Promise<void> | undefined;
  #release: () => void = () => {}; // those who wait for the reading
  #isKept: Promise<boolean> = Promise.resolve(true);
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(parts: ServerClockOptions) {
    this.#parts = parts;
  }

  now(): number {
    return Math.floor(this.#reached);
  }

  /** Not where we have just come, have slept, or have not reached the store for long. */
  get isKnown(): boolean {
    return this.#alone <= TRUSTED_FOR;
  }

  /** Whoever judges anybody's time, or writes one down, waits for it. Rejects where the store does not tell. */
  async whenKnown(): Promise<void> {
    if (this.isKnown) return;
    this.#reading ??= new Promise<void>((resolve, reject) => {
      this.#release = resolve;
      this.#read().then(resolve, reject);
    }).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** Whether the last attempt stored it, or the one under way does. Where not, that is reported from here. */
  get isStored(): Promise<boolean> {
    return this.#isKept;
  }

  /** Another node has come so far. */
  receive(time: number): void {
    if (this.isKnown && time > this.#reached) this.#goOnFrom(time);
  }

  /** Keeps it now and from now on. */
  async start(): Promise<void> {
    this.#isKept = this.#keep().then(
      () => true,
      error => {
        if (!this.#isStopped) this.#parts.faults.report('The store failed', {}, error);
        return false;
      },
    );
    await this.#isKept;
    this.#cancel = this.#isStopped ? undefined : this.#parts.clock.after(KEPT_EVERY, () => void this.start());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  get #reached(): number {
    return this.#kept + Math.min(this.#alone, TRUSTED_FOR);
  }

  /** How long nobody else has known of our counting. */
  get #alone(): number {
    return this.#parts.clock.passed() - this.#keptAt;
  }

  async #keep(): Promise<void> {
    const { store, clock, onStored } = this.#parts;
    await this.#read();
    const [reached, at] = [this.#reached, clock.passed()];
    await this.#soon(store.storeTime(Math.floor(reached)), CommitUnknown);
    if (at > this.#keptAt) [this.#kept, this.#keptAt] = [reached, at];
    onStored(Math.floor(reached));
  }

  async #read(): Promise<void> {
    const stored = (await this.#soon(this.#parts.store.storedTime())) ?? 0;
    if (!this.isKnown || stored > this.#reached) this.#goOnFrom(stored);
  }

  #goOnFrom(time: number): void {
    this.#kept = time;
    this.#keptAt = this.#parts.clock.passed();
    this.#release();
  }

  /** One connection that is dead must not hold up the context until somebody notices. */
  #soon<T>(answer: Promise<T>, Late: typeof Unreachable | typeof CommitUnknown = Unreachable): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = this.#parts.clock.after(PATIENCE, () => reject(new Late('The store does not answer.')));
      answer.then(resolve, reject).finally(callOff);
    });
  }
}

const KEPT_EVERY = 3_000;
const PATIENCE = 5_000; // with the store

/** So long the count of a node holds that nobody else knows of; times of nodes that know it are as near to each other. */
export const TRUSTED_FOR = 8_000;
