import { below, type Random } from '@omerta/kernel';
import { type FaultRates, NO_FAULTS } from './plan.ts';

/** The fate of one call of the store. */
export interface Call {
  readonly before: number; // milliseconds until it is done
  readonly after: number; // and until it returns
  readonly fate: 'done' | 'unconfirmed' | 'lost' | 'refused';
  readonly outlivesNode: boolean; // it is carried out although the node has crashed meanwhile
}

/** Decides by chance which faults happen, until they are stopped. */
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

  stop(): void {
    this.#rates = { ...NO_FAULTS, reliableConnections: true };
  }

  /** How long each copy of a message takes; none where the message is lost. */
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
    return { before, after, fate: this.below(2) === 0 ? 'unconfirmed' : 'lost', outlivesNode };
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
