// Virtual time: one thing happens after another, each at its moment, and the next one only when the last has come to
// rest. No other clock runs, so a seed gives the same story every time.
import { createHash } from 'node:crypto';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly action: () => void;
}

export class Scheduler {
  readonly #planned: Planned[] = []; // the next one last
  readonly #trace = createHash('sha256');
  readonly #tell: ((line: string) => void) | undefined;
  #now = START;
  #order = 0;

  /** `tell` hears every line of the story. */
  constructor(tell?: (line: string) => void) {
    this.#tell = tell;
  }

  get now(): number {
    return this.#now;
  }

  /** Returns how to call it off. */
  after(milliseconds: number, action: () => void): () => void {
    const planned = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, action };
    const place = this.#planned.findLastIndex(other => isBefore(planned, other)) + 1;
    this.#planned.splice(place, 0, planned);
    return () => {
      const at = this.#planned.indexOf(planned);
      if (at >= 0) this.#planned.splice(at, 1);
    };
  }

  /** Goes on until this holds; false where that was not so in all this time. Throws where time stands still. */
  async run(isDone: () => boolean, milliseconds: number): Promise<boolean> {
    const end = this.#now + milliseconds;
    let atOnce = 0;
    for (;;) {
      await rest();
      if (isDone()) return true;
      const next = this.#planned.at(-1);
      if (next === undefined || next.at > end) return false;
      this.#planned.pop();
      atOnce = next.at === this.#now ? atOnce + 1 : 0;
      if (atOnce > MOST_AT_ONCE) throw new Error('somebody acts again and again, and no time passes');
      this.#now = next.at;
      next.action();
    }
  }

  /** Writes down what happens. */
  note(line: string): void {
    const dated = `${this.#now - START} ${line}`;
    this.#trace.update(dated).update('\n');
    this.#tell?.(dated);
  }

  /** Of all that was noted: equal stories, equal fingerprints. */
  fingerprint(): string {
    return this.#trace.copy().digest('hex');
  }
}

const START = 1_790_000_000_000;
const MOST_AT_ONCE = 10_000;

const isBefore = (one: Planned, other: Planned) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Promises run out of work; a group of commits leaves with the next turn of the loop, and what it does with the one behind. */
function rest(): Promise<void> {
  return new Promise(resolve => setImmediate(() => setImmediate(resolve)));
}
