/** Counts the slots taken under each name. */
export class SlotCounter {
  readonly #taken = new Map<string, number>();

  /** How many names hold a slot. */
  get names(): number {
    return this.#taken.size;
  }

  /** Returns how to release the slot; undefined where the name holds `limit` slots already. */
  take(name: string, limit: number): (() => void) | undefined {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= limit) return undefined;
    this.#taken.set(name, taken + 1);
    let isReleased = false;
    return () => {
      if (!isReleased) this.#release(name);
      isReleased = true;
    };
  }

  #release(name: string): void {
    const left = this.#taken.get(name)! - 1;
    if (left > 0) this.#taken.set(name, left);
    else this.#taken.delete(name);
  }
}
