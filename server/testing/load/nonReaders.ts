// Pages that watch, ask for long answers, and never read from their socket.
import { setTimeout as pause } from 'node:timers/promises';
import { eachOf } from './eachOf.ts';
import { SeatPage } from './seatPage.ts';

export interface NonReaderReport {
  readonly readers: number;
  readonly cut: number; // by the server
  readonly asked: number; // messages
}

export class NonReaders {
  readonly #pages: SeatPage[] = [];
  #asked = 0;
  #asking: NodeJS.Timeout | undefined;

  /** As spectators at these tables; `perSecond` is the rate of all together. */
  async begin(address: string, matches: readonly string[], readers: number, perSecond: number): Promise<void> {
    const places = Array.from({ length: readers }, (_, at) => matches[at % matches.length]!);
    const pages = await eachOf(places, 16, async match => {
      const page = new SeatPage(address, match, undefined);
      await page.open();
      page.stopReading();
      return page;
    });
    this.#pages.push(...pages);
    // Late requests are not caught up: a burst would exceed the rate limit, and its sender be cut off for that.
    this.#asking = setInterval(() => {
      for (let more = 0; more < perSecond / TICKS; more += 1) pages[this.#asked++ % pages.length]!.askChat();
    }, 1000 / TICKS);
  }

  /** Until all of them are cut, or the time is up. */
  async end(seconds: number): Promise<NonReaderReport> {
    const isCut = (page: SeatPage) => !page.isOpen;
    for (let waited = 0; waited < seconds && !this.#pages.every(isCut); waited += 0.2) await pause(200);
    clearInterval(this.#asking);
    return { readers: this.#pages.length, cut: this.#pages.filter(isCut).length, asked: this.#asked };
  }
}

const TICKS = 20; // each second
