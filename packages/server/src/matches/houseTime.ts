// The time of the house: milliseconds that were counted while a server was there. Players' clocks run by it and by
// nothing else, so nobody pays for the time when there was none, and the time of day may be put forward or back.
import type { Store } from '../store/store.ts';
import type { Clock, Faults } from './house.ts';

export interface HouseTimeParts {
  readonly store: Pick<Store, 'lastBeat' | 'beat'>;
  readonly clock: Clock;
  readonly faults: Faults;
  /** It has come so far, and that is stored. */
  onKept(time: number): void;
}

/**
 * Every node counts on from what is stored, stores how far it has come, and goes on from there where another has come
 * further. What a node counts beyond that is believed for a moment only: then it knows no more than one that boots.
 */
export class HouseTime {
  readonly #parts: HouseTimeParts;
  #kept = 0; // at least so much is stored
  #keptAt = -Infinity; // when it was so much, by the clock that nobody can put back
  #reading: Promise<void> | undefined;
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(parts: HouseTimeParts) {
    this.#parts = parts;
  }

  now(): number {
    return Math.floor(this.#reached);
  }

  /** Not where we have just come, have slept, or have not reached the store for long. */
  get isKnown(): boolean {
    return this.#alone <= BELIEVED;
  }

  /** Whoever judges anybody's time, or writes one down, waits for it. Rejects where the store does not tell. */
  async known(): Promise<void> {
    if (this.isKnown) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** Another node has come so far. */
  hear(time: number): void {
    if (this.isKnown && time > this.#reached) this.#goOnFrom(time);
  }

  /** Keeps it now and from now on. */
  async start(): Promise<void> {
    try {
      await this.#keep();
    } catch (error) {
      if (!this.#isStopped) this.#parts.faults.report('The store failed', {}, error);
    }
    this.#cancel = this.#isStopped ? undefined : this.#parts.clock.after(KEPT_EVERY, () => void this.start());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  get #reached(): number {
    return this.#kept + Math.min(this.#alone, BELIEVED);
  }

  /** How long nobody else has known of our counting. */
  get #alone(): number {
    return this.#parts.clock.passed() - this.#keptAt;
  }

  async #keep(): Promise<void> {
    const { store, clock, onKept } = this.#parts;
    await this.#read();
    const [reached, at] = [this.#reached, clock.passed()];
    await store.beat(Math.floor(reached));
    if (at > this.#keptAt) [this.#kept, this.#keptAt] = [reached, at];
    onKept(Math.floor(reached));
  }

  async #read(): Promise<void> {
    const stored = (await this.#parts.store.lastBeat()) ?? 0;
    if (!this.isKnown || stored > this.#reached) this.#goOnFrom(stored);
  }

  #goOnFrom(time: number): void {
    this.#kept = time;
    this.#keptAt = this.#parts.clock.passed();
  }
}

const KEPT_EVERY = 3_000;

/** So long the count of a node holds that nobody else knows of; times of nodes that know it are as near to each other. */
export const BELIEVED = 8_000;
