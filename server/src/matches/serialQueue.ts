/** One after another, in the order they came. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many wait, the one at work included. */
  get size(): number {
    return this.#waiting;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => {}); // whoever asked for the work hears of it
    return done;
  }
}
