import type { GameTypes } from '@omerta/kernel';

type SeenEvent = GameTypes['SeenEvent'];

/** What one seat keeps of all it sees, from the deal on. */
export interface Memory {
  /** For the budget of a bot that counts along. */
  readonly recall: unknown;
  see(event: SeenEvent): void;
}

/** A memory that is a fold over the events its seat has seen. */
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
      recall = remember(recall, event as E); // events of the game that is remembered
    },
  };
}
