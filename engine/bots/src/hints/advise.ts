import type { Budget } from '../bot.ts';
import type { SeatedGame } from '../lookAhead.ts';
import type { Adviser } from './adviser.ts';
import type { Hint } from './hint.ts';
import { hintFor } from './hintFor.ts';

/** The level that gives hints. */
export const ADVISING_LEVEL = 'expert';

/** Gives hints to any seat. Gets the view, never the state, so it cannot peek. Undefined if there is no choice. */
export type Advise = (view: unknown, budget: Budget) => Hint | undefined;

export const adviseBy =
  <G extends SeatedGame>(adviser: Adviser<G>): Advise =>
  (view, budget) =>
    hintFor(adviser, view as G['View'], budget); // a view of the adviser's game
