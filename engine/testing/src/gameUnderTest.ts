import type { GameTypes, Rules, Seat } from '@omerta/kernel';

/** What the suites need to know of a game. What is optional makes them try more. */
export interface GameUnderTest<G extends GameTypes = GameTypes> {
  readonly title: string;
  /** The options with most of the rules in them. */
  readonly fullOptions: object;
  /** Options of tables of different sizes, which together use most of the rules. */
  readonly tables: readonly (G['Options'] & { readonly players: number })[];
  /** The table at which planted leaks are looked for; the first if missing. */
  readonly plantedAt?: number;
  /** What a position is an example of: a phase, a question, a card. */
  coverageAt?(rules: Rules<G>, state: G['State'], actor: Seat): string[];
  readonly hidden?: HiddenParts<G>;
  readonly deal?: IndependentDeal<G>;
  /** Options under which the log of a running game leaves nothing out; missing if it never does. */
  readonly wholeLog?: object;
}

/** Hidden information, for planted leaks to show. */
export interface HiddenParts<G extends GameTypes = GameTypes> {
  /** A number of cards that only the first seat knows. */
  count(state: G['State']): number;
  /** The next card, which no player knows yet. */
  next(state: G['State']): unknown;
  /** A task that comes up seldom. */
  readonly rareTask: string;
}

/** The deal, computed a second time without the rules' code. */
export interface IndependentDeal<G extends GameTypes = GameTypes> {
  dealtBy(options: G['Options'], seed: string): unknown;
  /** The same of a state before the first choice. */
  dealtIn(state: G['State']): unknown;
  /** Setups that change what was dealt, and must be found. */
  readonly unfair: readonly UnfairSetup<G>[];
}

export interface UnfairSetup<G extends GameTypes = GameTypes> {
  readonly name: string;
  change(state: G['State']): void;
}
