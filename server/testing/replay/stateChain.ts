import { fingerprint } from '@omerta/kernel';

/** One fingerprint of many states: equal only where all are, in the same order. */
export class StateChain {
  #last = '';

  add(state: unknown): void {
    this.#last = fingerprint([this.#last, state]);
  }

  get fingerprint(): string {
    return this.#last;
  }
}
