import { SlotCounter } from '../slotCounter.ts';
import type { Sender } from './command.ts';

/** Limits how many commands of one person may queue at a table. Bots and clocks are always admitted. */
export class AdmissionLimit {
  readonly #people = new SlotCounter();

  /** Returns how to leave the queue; undefined where too many commands of this person are in it. */
  enter(from: Sender): (() => void) | undefined {
    return 'person' in from ? this.#people.take(from.person, MOST_OF_ONE) : () => {};
  }
}

const MOST_OF_ONE = 10; // a page sends one command, and resends it where no answer comes
