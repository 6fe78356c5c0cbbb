import { type GuessBudgets, USUAL_GUESS_BUDGETS } from '../../src/guesses/guessBudgets.ts';
import { Guesses } from '../../src/guesses/guesses.ts';
import type { Store } from '../../src/store/store.ts';

export const NO_GUESS_LIMITS: GuessBudgets = Object.fromEntries(
  Object.entries(USUAL_GUESS_BUDGETS).map(([name, budget]) => [name, { ...budget, free: 1_000_000 }]),
) as GuessBudgets;

/** Of pages in suites that ask for tables they may not know, again and again. */
export const freeGuesses = (store: Store) => ({
  guesses: new Guesses(store, () => 0, NO_GUESS_LIMITS),
  address: '127.0.0.1',
});
