// Tables in memory. What is kept is text, so nobody shares anything with it.
import type {
  BotToken,
  ChatLine,
  ChoiceRow,
  Deadline,
  Match,
  Mute,
  Pack,
  Person,
  Ring,
  Session,
  Snapshot,
  Subscription,
} from '../../src/store/store.ts';

export class Table<T> {
  readonly #rows = new Map<string, Row<T>>();

  get(key: string): T | undefined {
    return this.#rows.get(key)?.copy();
  }

  /** What everybody looks at together: not to be handed out. */
  look(key: string): T | undefined {
    return this.#rows.get(key)?.look();
  }

  set(key: string, value: T): void {
    this.#rows.set(key, new Row(value));
  }

  delete(key: string): boolean {
    return this.#rows.delete(key);
  }

  where(fits: (value: T) => boolean): T[] {
    return [...this.#rows.values()].filter(row => fits(row.look())).map(row => row.copy());
  }

  deleteWhere(fits: (value: T) => boolean): number {
    const keys = [...this.#rows].filter(([, row]) => fits(row.look())).map(([key]) => key);
    for (const key of keys) this.#rows.delete(key);
    return keys.length;
  }
}

class Row<T> {
  readonly #text: string;
  #looked: T | undefined; // read once

  constructor(value: T) {
    this.#text = JSON.stringify(value);
  }

  copy(): T {
    return JSON.parse(this.#text) as T;
  }

  look(): T {
    this.#looked ??= this.copy();
    return this.#looked;
  }
}

/** What outlives a crash. */
export class Disk {
  readonly people = new Table<Person>();
  readonly sessions = new Table<Session>();
  readonly tokens = new Table<BotToken>();
  readonly matches = new Table<Match>();
  readonly rows = new Map<string, Table<ChoiceRow>>(); // by match, then by number
  readonly numbers = new Map<string, Map<string, number>>(); // by match, then by command
  readonly snapshots = new Table<Snapshot>();
  readonly deadlines = new Map<string, Deadline[]>(); // by match
  readonly packs = new Table<Pack>();
  readonly chat = new Map<string, ChatLine[]>(); // by match
  readonly subscriptions = new Table<Subscription>();
  readonly secrets = new Table<string>();
  readonly mutes = new Table<Mute>();
  readonly bells = new Set<(ring: Ring) => void>();
  beat: number | undefined;

  ring(ring: Ring, own: (ring: Ring) => void): void {
    for (const bell of this.bells) if (bell !== own) bell(ring);
  }
}
