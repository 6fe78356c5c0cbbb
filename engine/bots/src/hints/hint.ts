// A hint: what a strong player would do in this seat, and why. Plain data; the words package makes sentences of it.

/** A reason for a choice against another. Each game has its own kinds. */
export interface Reason {
  readonly kind: string;
  readonly amount: number; // in the unit the game counts
}

export interface Advice {
  readonly choice: string; // as written
  readonly reasons: readonly Reason[];
}

/**
 * Clear: by more than a player would notice and more than twice the standard error, in the same imagined worlds. Even: no
 * difference. Mixed: opponents could read a player who always did the same, so the choice was drawn. Rule: by a rule of
 * thumb, without imagined worlds.
 */
export type Certainty =
  | { readonly kind: 'clear' | 'slight'; readonly lead: number } // in the unit the game counts: dollars, or the share of the victory
  | { readonly kind: 'even' | 'rule' }
  | { readonly kind: 'mixed'; readonly chance: number }; // of the best, from 0 to 1

export interface Hint {
  readonly best: Advice;
  readonly second: Advice;
  readonly certainty: Certainty;
  /** For the next prompt, if players answer both together. */
  readonly next?: Hint | undefined;
}
