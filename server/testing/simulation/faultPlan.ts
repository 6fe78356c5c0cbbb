import { below, type Random } from '@omerta/kernel';
import { CALM, type FaultRates } from './plan.ts';

/** What becomes of one call of the store. */
export interface Call {
  readonly before: number; // milliseconds until it is done
  readonly after: number; // and until that is told
  readonly fate: 'done' | 'untold' | 'lost' | 'refused';
  readonly outlivesNode: boolean; // it is done although whoever asked for it has died
}

/** Chance decides what goes wrong, until the sky is clear. */
export class FaultPlan {
  readonly random: Random;
  #rates: FaultRates;

  constructor(random: Random, rates: FaultRates) {
    this.random = random;
    this.#rates = rates;
  }

  get rates(): FaultRates {
    return this.#rates;
  }

  clear(): void {
    this.#rates = { ...CALM, reliableConnections: true };
  }

  /** For each copy of a message that arrives, how long it takes. */
  message(): readonly number[] {
    const { lateMessage, lostMessage, doubledMessage } = this.#rates;
    if (this.happens(lostMessage)) return [];
    const time = () => 1 + this.below(this.happens(lateMessage) ? LATEST : SOON);
    return this.happens(doubledMessage) ? [time(), time()] : [time()];
  }

  call(isWrite: boolean): Call {
    const { slowDisk, failedWrite, failedRead, unconfirmedWrite } = this.#rates;
    const time = () => this.below(this.happens(slowDisk) ? SLOWEST : QUICK);
    const outlivesNode = this.below(2) === 0;
    const [before, after] = [time(), time()];
    if (!isWrite) return { before, after, fate: this.happens(failedRead) ? 'refused' : 'done', outlivesNode };
    if (this.happens(failedWrite)) return { before, after, fate: 'refused', outlivesNode };
    if (!this.happens(unconfirmedWrite)) return { before, after, fate: 'done', outlivesNode };
    return { before, after, fate: this.below(2) === 0 ? 'untold' : 'lost', outlivesNode };
  }

  isNotificationLost(): boolean {
    return this.happens(this.#rates.lostNotification);
  }

  happens(onceIn: number): boolean {
    return onceIn > 0 && this.below(onceIn) === 0;
  }

  below(most: number): number {
    return below(this.random, most);
  }
}

const LATEST = 60_000;
const SOON = 40;
const SLOWEST = 8_000;
const QUICK = 6;
