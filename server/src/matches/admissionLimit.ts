import type { Sender } from './command.ts';

/** Whose commands wait for their turn at a table. Nobody takes the turns of the others; the context always gets one. */
export class AdmissionLimit {
  readonly #people = new Map<string, number>();

  /** Returns how to leave; undefined where too many of this person wait. */
  enter(from: Sender): (() => void) | undefined {
    if (!('person' in from)) return () => {};
    const { person } = from;
    const before = this.#people.get(person) ?? 0;
    if (before >= MOST_OF_ONE) return undefined;
    this.#people.set(person, before + 1);
    return () => {
      const left = this.#people.get(person)! - 1;
      if (left > 0) this.#people.set(person, left);
      else this.#people.delete(person);
    };
  }
}

const MOST_OF_ONE = 10; // commands: a page sends one, and again where no answer comes
