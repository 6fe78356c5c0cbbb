/** Runs one piece of work at a time, in the order of the calls. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #size = 0;

  /** Includes the one that is running. */
  get size(): number {
    return this.#size;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#size++;
    const done = this.#last.then(work).finally(() => {
      this.#size--;
    });
    this.#last = done.catch(() => {}); // the caller of `run` gets the error
    return done;
  }
}
