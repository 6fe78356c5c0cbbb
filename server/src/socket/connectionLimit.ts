import { networkOf } from '../networkOf.ts';

export interface ConnectionLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

/** How many sockets and event streams are open, by person and by address. A place is taken until it is given back. */
export class ConnectionLimit {
  readonly #limits: ConnectionLimits;
  readonly #people = new Map<string, number>();
  readonly #addresses = new Map<string, number>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Returns how to give the place back; undefined where there is none left. */
  enter(person: string | undefined, address: string): (() => void) | undefined {
    const { perPerson, perAddress } = this.#limits;
    const network = networkOf(address);
    const isFree = LOOPBACK.test(address) || countOf(this.#addresses, network) < perAddress;
    if (!isFree || (person !== undefined && countOf(this.#people, person) >= perPerson)) return undefined;
    const counted: [Map<string, number>, string][] = [[this.#addresses, network]];
    if (person !== undefined) counted.push([this.#people, person]);
    for (const [counts, key] of counted) counts.set(key, countOf(counts, key) + 1);
    return () => {
      for (const [counts, key] of counted.splice(0)) {
        const left = countOf(counts, key) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    };
  }
}

/** This machine itself; or a proxy on it whose word is not taken, behind which everybody would share one address. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function countOf(counts: ReadonlyMap<string, number>, key: string): number {
  return counts.get(key) ?? 0;
}
