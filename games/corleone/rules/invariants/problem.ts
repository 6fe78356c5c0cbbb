/** The invariants of docs/rules/corleone-scenarios.md, section 2. */
export type InvariantId = `INV-0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `INV-1${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** An invariant that does not hold, in words. */
export interface InvariantProblem {
  readonly id: InvariantId;
  readonly message: string;
}
