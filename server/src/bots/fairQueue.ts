/** Tables take turns, so one that asks for many bots at once does not delay the others. */
export class FairQueue<T> {
  readonly #waiting: { readonly table: string; readonly what: T; readonly round: number }[] = []; // by round, then by arrival
  readonly #lastRound = new Map<string, number>(); // by table, for tables with waiting items
  #round = 0; // of the item taken last

  get size(): number {
    return this.#waiting.length;
  }

  push(table: string, what: T): void {
    const round = Math.max(this.#round, (this.#lastRound.get(table) ?? -1) + 1);
    this.#lastRound.set(table, round);
    const at = this.#waiting.findIndex(other => other.round > round);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { table, what, round });
  }

  shift(): T | undefined {
    const next = this.#waiting.shift();
    if (next === undefined) return undefined;
    this.#round = next.round;
    for (const [table, round] of this.#lastRound) if (round < next.round) this.#lastRound.delete(table);
    return next.what;
  }

  /** False: it was not waiting. */
  remove(what: T): boolean {
    const at = this.#waiting.findIndex(each => each.what === what);
    const [gone] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (gone === undefined) return false;
    const last = this.#waiting.findLast(({ table }) => table === gone.table);
    if (last === undefined) this.#lastRound.delete(gone.table);
    else this.#lastRound.set(gone.table, last.round);
    return true;
  }
}
