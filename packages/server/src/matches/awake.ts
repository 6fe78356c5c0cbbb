// Whether a server was there all the time. A sign of life is stored every few seconds; where it is missing, because no
// node lived, a machine slept or its clock was put forward or back, nobody pays for that time.
import { CLOCKS_AGREE, type Store } from '../store/store.ts';
import type { Clock } from './house.ts';

export interface AwakeParts {
  readonly store: Pick<Store, 'lastBeat' | 'beat' | 'playingIds'>;
  readonly clock: Clock;
  /** Stores that nobody paid; false where that has failed. */
  forgive(match: string): Promise<boolean>;
}

interface Owed {
  readonly from: number;
  tries: number;
}

export class Awake {
  readonly #parts: AwakeParts;
  readonly #owed = new Map<string, Owed>(); // by match: what is not stored yet
  #lastBeat: number | undefined; // our own

  constructor(parts: AwakeParts) {
    this.#parts = parts;
  }

  /** Since when nobody pays at this match; undefined where all is well. */
  awayFrom(match: string): number | undefined {
    const now = this.#parts.clock.now();
    const owed = this.#owed.get(match);
    if (owed !== undefined) return Math.min(owed.from, now); // the clock may have been put back since
    return this.#lastBeat === undefined ? 0 : gapFrom(this.#lastBeat, now);
  }

  async wakeUp(): Promise<void> {
    const { store, clock } = this.#parts;
    const last = await store.lastBeat();
    const from = last === undefined ? undefined : gapFrom(last, clock.now());
    if (from !== undefined && !this.#wasHere()) {
      for (const id of await store.playingIds()) if (!this.#owed.has(id)) this.#owed.set(id, { from, tries: 0 });
    }
    await this.#payBack();
    const now = clock.now();
    const isWaitedFor = [...this.#owed.values()].some(({ tries }) => tries < PATIENCE);
    if (!isWaitedFor) await store.beat(now); // whoever reads it takes all as forgiven
    this.#lastBeat = now;
  }

  /** Our own signs of life are not stored as long as something is owed. */
  #wasHere(): boolean {
    return this.#lastBeat !== undefined && gapFrom(this.#lastBeat, this.#parts.clock.now()) === undefined;
  }

  async #payBack(): Promise<void> {
    for (const [id, owed] of this.#owed) {
      owed.tries++;
      if (await this.#parts.forgive(id)) this.#owed.delete(id);
    }
  }
}

const PATIENCE = 5; // sweeps; a table that cannot be opened at all does not stop the others for ever

function gapFrom(last: number, now: number): number | undefined {
  return Math.abs(now - last) < CLOCKS_AGREE ? undefined : Math.min(last, now);
}
