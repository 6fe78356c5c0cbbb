// The server clock counts milliseconds while a server is running. Players' clocks run by it alone, so they stand still
// while the server is down, and changes of the system's date do not touch them.

import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import { CommitUnknown, Unreachable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

export interface ServerClockOptions {
  readonly store: Pick<Store, 'storedTime' | 'storeTime'>;
  readonly clock: Clock;
  readonly faults: Faults;
  /** This time is stored now. */
  onStored(time: number): void;
}

/**
 * Every node continues from the stored time, stores its own regularly, and jumps ahead where another node is further.
 * What it counts beyond the stored time is trusted for a few seconds only; then it has to read the store again.
 */
export class ServerClock {
  readonly #parts: ServerClockOptions;
  #stored = 0; // at least this much is stored
  #storedAt = -Infinity; // when it was stored, by the monotonic clock
  #pendingRead: Promise<void> | undefined;
  #endRead: () => void = () => {}; // ends the wait for a pending read
  #isStored: Promise<boolean> = Promise.resolve(true);
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(parts: ServerClockOptions) {
    this.#parts = parts;
  }

  now(): number {
    return Math.floor(this.#reached);
  }

  /** False after a start, after sleep, or when the store has been out of reach for long. */
  get isKnown(): boolean {
    return this.#sinceStored <= TRUSTED_FOR;
  }

  /** Await this before you judge or store a time. Rejects if the store does not answer. */
  async whenKnown(): Promise<void> {
    if (this.isKnown) return;
    this.#pendingRead ??= new Promise<void>((resolve, reject) => {
      this.#endRead = resolve;
      this.#read().then(resolve, reject);
    }).finally(() => {
      this.#pendingRead = undefined;
    });
    await this.#pendingRead;
  }

  /** Whether the last attempt to store the time succeeded; waits for a running one. Failures are reported here. */
  get isStored(): Promise<boolean> {
    return this.#isStored;
  }

  /** Another node's clock. */
  receive(time: number): void {
    if (this.isKnown && time > this.#reached) this.#continueFrom(time);
  }

  /** Stores the time now, and regularly from now on. */
  async start(): Promise<void> {
    this.#isStored = this.#storeNow().then(
      () => true,
      error => {
        if (!this.#isStopped) this.#parts.faults.report('The store failed', {}, error);
        return false;
      },
    );
    await this.#isStored;
    this.#cancel = this.#isStopped ? undefined : this.#parts.clock.after(STORE_EVERY, () => void this.start());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  get #reached(): number {
    return this.#stored + Math.min(this.#sinceStored, TRUSTED_FOR);
  }

  /** How long ago the stored time was known. */
  get #sinceStored(): number {
    return this.#parts.clock.passed() - this.#storedAt;
  }

  async #storeNow(): Promise<void> {
    const { store, clock, onStored } = this.#parts;
    await this.#read();
    const [reached, at] = [this.#reached, clock.passed()];
    await this.#withTimeout(store.storeTime(Math.floor(reached)), CommitUnknown);
    if (at > this.#storedAt) [this.#stored, this.#storedAt] = [reached, at];
    onStored(Math.floor(reached));
  }

  async #read(): Promise<void> {
    const stored = (await this.#withTimeout(this.#parts.store.storedTime())) ?? 0;
    if (!this.isKnown || stored > this.#reached) this.#continueFrom(stored);
  }

  #continueFrom(time: number): void {
    this.#stored = time;
    this.#storedAt = this.#parts.clock.passed();
    this.#endRead();
  }

  /** A dead connection must not block every match until it is noticed. */
  #withTimeout<T>(answer: Promise<T>, Late: typeof Unreachable | typeof CommitUnknown = Unreachable): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = this.#parts.clock.after(TIMEOUT, () => reject(new Late('The store does not answer.')));
      answer.then(resolve, reject).finally(callOff);
    });
  }
}

const STORE_EVERY = 3_000;
const TIMEOUT = 5_000; // milliseconds to wait for the store

/** How long a node trusts its own count; clocks of nodes differ by no more. */
export const TRUSTED_FOR = 8_000;
