/**
 * The date of a machine may be wrong, and be put right. What cannot be taken back is done by a date that was told for a
 * day, while the server ran.
 */
export class TrustedDate {
  readonly #looks: { readonly date: number; readonly passed: number }[] = [];

  /** Now, by what was told a day ago or more; undefined on the first day. `passed` counts on, whatever the date. */
  look(date: number, passed: number): number | undefined {
    this.#looks.push({ date, passed });
    const at = this.#looks.findLastIndex(each => passed - each.passed >= DAY);
    const old = this.#looks[at];
    if (old === undefined) return undefined;
    this.#looks.splice(0, at);
    return Math.min(date, old.date + (passed - old.passed));
  }
}

const DAY = 24 * 60 * 60 * 1000; // milliseconds
