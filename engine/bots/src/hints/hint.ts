// A hint: what a strong player would do in this seat, and why. Plain data, to be put into words elsewhere.

/** What speaks for a choice against the other one; the weightiest first. Each game has kinds of its own. */
export interface Reason {
  readonly kind: string;
  readonly amount: number; // what it brings, in what the game counts
}

export interface Advice {
  readonly choice: string; // as written
  readonly reasons: readonly Reason[];
}

/**
 * Clear: by what a player would notice, and by twice the standard error, measured in the same imagined worlds. Even: no difference was seen. Mixed: a
 * player who always did the same could be read, so the choice was drawn. Rule: by a rule of thumb, nothing was imagined.
 */
export type Certainty =
  | { readonly kind: 'clear' | 'slight'; readonly lead: number } // in what the game counts: dollars, or the share of the victory
  | { readonly kind: 'even' | 'rule' }
  | { readonly kind: 'mixed'; readonly chance: number }; // of the best, from 0 to 1

export interface Hint {
  readonly best: Advice;
  readonly second: Advice;
  readonly certainty: Certainty;
  /** For the question that is answered in one go with this one. */
  readonly next?: Hint | undefined;
}
