// Tables in memory. Rows are copied on the way in and on the way out, so nothing is shared with the caller.
import type { GuessCount } from '../../src/store/guessCounts.ts';
import type {
  BotToken,
  ChatLine,
  ChoiceRow,
  Deadline,
  Match,
  Mute,
  NodeNotification,
  Pack,
  Person,
  Session,
  Snapshot,
  Subscription,
} from '../../src/store/store.ts';
import { asStored, copied } from './copied.ts';

export class Table<T> {
  readonly #rows = new Map<string, T>();

  get(key: string): T | undefined {
    return copied(this.#rows.get(key));
  }

  /** The row itself, not a copy: for reading only. */
  look(key: string): T | undefined {
    return this.#rows.get(key);
  }

  set(key: string, value: T): void {
    this.#rows.set(key, asStored(value));
  }

  delete(key: string): boolean {
    return this.#rows.delete(key);
  }

  where(fits: (value: T) => boolean): T[] {
    return [...this.#rows.values()].filter(fits).map(copied);
  }

  deleteWhere(fits: (value: T) => boolean): number {
    const keys = [...this.#rows].filter(([, row]) => fits(row)).map(([key]) => key);
    for (const key of keys) this.#rows.delete(key);
    return keys.length;
  }
}

interface StoredPack extends Pack {
  readonly person?: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** What survives a crash. */
export class Disk {
  readonly people = new Table<Person>();
  readonly sessions = new Table<Session>();
  readonly tokens = new Table<BotToken>();
  readonly guesses = new Table<GuessCount>();
  readonly matches = new Table<Match>();
  readonly rows = new Map<string, Table<ChoiceRow>>(); // by match, then by number
  readonly numbers = new Map<string, Map<string, number>>(); // by match, then by command
  readonly snapshots = new Table<Snapshot>();
  readonly deadlines = new Map<string, Deadline[]>(); // by match
  readonly packs = new Table<StoredPack>();
  readonly chat = new Map<string, ChatLine[]>(); // by match
  readonly subscriptions = new Table<Subscription>();
  readonly secrets = new Table<string>();
  readonly mutes = new Table<Mute>();
  readonly bells = new Set<(ring: NodeNotification) => void>();
  beat: number | undefined;

  ring(ring: NodeNotification, own: (ring: NodeNotification) => void): void {
    for (const bell of this.bells) if (bell !== own) bell(ring);
  }
}
