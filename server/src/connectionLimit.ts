import { isLoopback, networkOf } from './networkOf.ts';
import { SlotCounter } from './slotCounter.ts';

export interface ConnectionLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

/** Limits how many sockets and event streams are open, by person and by address. */
export class ConnectionLimit {
  readonly #limits: ConnectionLimits;
  readonly #people = new SlotCounter();
  readonly #addresses = new SlotCounter();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Returns how to release the connection; undefined where the limit is reached. */
  enter(person: string | undefined, address: string): (() => void) | undefined {
    const { perPerson, perAddress } = this.#limits;
    const releaseAddress = this.#addresses.take(networkOf(address), isLoopback(address) ? Infinity : perAddress);
    if (releaseAddress === undefined || person === undefined) return releaseAddress;
    const releasePerson = this.#people.take(person, perPerson);
    if (releasePerson === undefined) {
      releaseAddress();
      return undefined;
    }
    return () => {
      releaseAddress();
      releasePerson();
    };
  }
}

/** This machine; or a proxy on it that is not trusted, behind which all visitors would share one address. */
