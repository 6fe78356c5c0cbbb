import { setTimeout as pause } from 'node:timers/promises';
import { pauseBefore } from '@omerta/protocol';
import type { SeatPage } from './seatPage.ts';

export interface Reconnecting {
  chance(): number; // from 0 to 1
  readonly calledOff?: AbortSignal;
  /** After so long a pause it tries now, for this time. */
  trying?(attempt: number, waited: number): void;
}

/** As the real page does, until it is let in or called off. */
export async function reconnect(page: SeatPage, { chance, calledOff, trying }: Reconnecting): Promise<void> {
  for (let attempt = 1; calledOff?.aborted !== true; attempt += 1) {
    const wait = pauseBefore(attempt, chance());
    await pause(wait);
    trying?.(attempt, wait);
    try {
      return await page.open();
    } catch {
      page.cut(); // not let in, or lost again
    }
  }
}
