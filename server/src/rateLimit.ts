/** A token bucket: `burst` messages at once, `perSecond` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export type Verdict = 'fine' | 'tooMany' | 'offender';

/** The bucket of one sender. A sender who goes on after many refusals is an offender. */
export class RateLimit {
  readonly #rate: Rate;
  #left: number;
  #at: number;
  #refused = 0;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  spend(now: number, cost = 1): Verdict {
    const { burst, perSecond } = this.#rate;
    const earned = (Math.max(0, now - this.#at) * perSecond) / 1000;
    this.#left = Math.min(burst, this.#left + earned);
    this.#at = now;
    if (this.#left >= cost) {
      this.#left -= cost;
      this.#refused = 0;
      return 'fine';
    }
    this.#refused++;
    return this.#refused > burst ? 'offender' : 'tooMany';
  }
}
