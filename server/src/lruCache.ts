/** Keeps so many at most: what was not used for longest goes. */
export class LruCache<T> {
  readonly #kept = new Map<string, T>(); // the latest used last
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: string, value: T): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(oldest);
    }
  }
}
