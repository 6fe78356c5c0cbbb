/**
 * A machine's date may be wrong for a while. What cannot be undone goes by a date that has been stable for a day of
 * running.
 */
export class TrustedDate {
  readonly #looks: { readonly date: number; readonly passed: number }[] = [];

  /** No later than a reading from a day ago predicts; undefined on the first day. `passed` is monotonic. */
  look(date: number, passed: number): number | undefined {
    this.#looks.push({ date, passed });
    const at = this.#looks.findLastIndex(each => passed - each.passed >= DAY);
    const old = this.#looks[at];
    if (old === undefined) return undefined;
    this.#looks.splice(0, at);
    return Math.min(date, old.date + (passed - old.passed));
  }
}

const DAY = 24 * 60 * 60 * 1000;
