import type { GameTypes } from '@omerta/kernel';

type SeenEvent = GameTypes['SeenEvent'];

/** What one seat remembers of all it saw, from the deal on. */
export interface Memory {
  /** Goes into the budget of a bot that remembers. */
  readonly recall: unknown;
  see(event: SeenEvent): void;
}

/** A memory that is a fold over the events its seat saw. */
export function foldedMemory<Recall, E extends SeenEvent>(
  start: Recall,
  remember: (recall: Recall, event: E) => Recall,
): Memory {
  let recall = start;
  return {
    get recall() {
      return recall;
    },
    see(event) {
      recall = remember(recall, event as E); // events of this game
    },
  };
}
