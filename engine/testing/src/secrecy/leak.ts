import type { Author, GameTypes, Random, Rules, Seat, Seed, Viewer } from '@omerta/kernel';

export interface Leak {
  readonly test: 'sameWorld' | 'sealed' | 'changes' | 'secretChoices' | 'spread' | 'seed' | 'audience';
  readonly viewer: Viewer;
  readonly seed: Seed;
  readonly step: number;
  readonly what: string;
}

/** A choice about to be made in a random game, and the list of leaks found in it. */
export interface Scene<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly state: G['State'];
  readonly actor: Seat;
  readonly choice: G['Choice'];
  readonly by: Author;
  readonly viewers: readonly Viewer[];
  readonly random: Random;
  report(test: Leak['test'], viewer: Viewer, what: string): void;
}
