// Guessing codes and passwords is slow, wherever the guesses come from. Counts are in the store: all nodes share them, and
// a restart does not forget them.
import { createHash } from 'node:crypto';
import type { GuessLimit, Store } from '../store/store.ts';
import { type GuessBudgets, type Guesser, scopesOf } from './guessBudgets.ts';

/** One guess that may be checked now; or the milliseconds to wait. It is right or wrong, exactly once. */
export type Guess =
  | {
      readonly ok: true;
      right(): Promise<void>;
      /** `owner` is told of it. */
      wrong(owner?: string): Promise<void>;
    }
  | { readonly ok: false; readonly wait: number };

export class Guesses {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #budgets: GuessBudgets;

  constructor(store: Store, now: () => number, budgets: GuessBudgets) {
    this.#store = store;
    this.#now = now;
    this.#budgets = budgets;
  }

  /** Counted before it is checked: a burst of guesses at once cannot outrun the count. */
  async begin(guesser: Guesser): Promise<Guess> {
    const limits = scopesOf(guesser).map(([scope, by]) => ({ key: keyOf(scope, by), ...this.#budgets[scope] }));
    const wait = await this.#store.countGuess(limits, this.#now());
    return wait > 0 ? { ok: false, wait } : this.#counted(limits);
  }

  #counted(limits: readonly GuessLimit[]): Guess {
    return {
      ok: true,
      right: () => this.#store.takeBackGuess(limits),
      wrong: owner => this.#store.noteWrongGuess(limits, this.#now(), owner),
    };
  }
}

/** A hash: names and addresses do not lie about in the database. */
const keyOf = (scope: string, by: string): string => createHash('sha256').update(`${scope} ${by}`).digest('hex');
