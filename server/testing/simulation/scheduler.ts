// Virtual time: one action after another, each at its moment, and the next one only when the last has settled. No other
// clock runs, so a seed gives the same run every time.
import { createHash } from 'node:crypto';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly action: () => void;
}

export class Scheduler {
  readonly #planned: Planned[] = []; // the next one last
  readonly #trace = createHash('sha256');
  readonly #log: ((line: string) => void) | undefined;
  #now = START;
  #order = 0;

  /** `log` receives every noted line. */
  constructor(log?: (line: string) => void) {
    this.#log = log;
  }

  get now(): number {
    return this.#now;
  }

  /** Returns how to cancel it. */
  after(milliseconds: number, action: () => void): () => void {
    const planned = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, action };
    const place = this.#planned.findLastIndex(other => isBefore(planned, other)) + 1;
    this.#planned.splice(place, 0, planned);
    return () => {
      const at = this.#planned.indexOf(planned);
      if (at >= 0) this.#planned.splice(at, 1);
    };
  }

  /** Runs until `isDone`; false where the time ran out first. Throws where time stands still. */
  async run(isDone: () => boolean, milliseconds: number): Promise<boolean> {
    const end = this.#now + milliseconds;
    let atOnce = 0;
    for (;;) {
      await settle();
      if (isDone()) return true;
      const next = this.#planned.at(-1);
      if (next === undefined || next.at > end) return false;
      this.#planned.pop();
      atOnce = next.at === this.#now ? atOnce + 1 : 0;
      if (atOnce > MOST_AT_ONCE) throw new Error('actions repeat and no time passes');
      this.#now = next.at;
      next.action();
    }
  }

  /** Adds a line to the trace. */
  note(line: string): void {
    const dated = `${this.#now - START} ${line}`;
    this.#trace.update(dated).update('\n');
    this.#log?.(dated);
  }

  /** Of all noted lines: equal runs have equal fingerprints. */
  fingerprint(): string {
    return this.#trace.copy().digest('hex');
  }
}

const START = 1_790_000_000_000;
const MOST_AT_ONCE = 10_000;

const isBefore = (one: Planned, other: Planned) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Promises run out of work. A group of commits leaves with the next turn of the event loop, and its effects follow in the one after. */
function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(() => setImmediate(resolve)));
}
