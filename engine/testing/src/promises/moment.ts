import type { GameTypes, Random, Rules } from '@omerta/kernel';

/** A position of a random game, with what the checks need. */
export interface Moment<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly state: G['State'];
  readonly seats: number;
  readonly where: string; // for errors: "liars-dice, seed 7, step 12"
  readonly random: Random;
  readonly pool: readonly G['Choice'][]; // choices from all moments of this game
}

/** Throws if a promise is broken. The message is built only then. */
export function demand(kept: boolean, where: string, broken: () => string): asserts kept {
  if (!kept) throw new Error(`${where}: ${broken()}`);
}

/** Throws if two pieces of data differ. `difference` comes from `firstDifference`. */
export function demandSame(difference: string | undefined, where: string, what: string): void {
  if (difference !== undefined) throw new Error(`${where}: ${what} (${difference})`);
}
