import { setTimeout as pause } from 'node:timers/promises';
import { pauseBefore } from '@omerta/protocol';
import type { SeatPage } from './seatPage.ts';

export interface Reconnecting {
  chance(): number; // from 0 to 1
  readonly calledOff?: AbortSignal;
  /** Called before every attempt, with the pause before it. */
  trying?(attempt: number, waited: number): void;
}

/** Tries as the real page does, until it is connected or aborted. */
export async function reconnect(page: SeatPage, { chance, calledOff, trying }: Reconnecting): Promise<void> {
  for (let attempt = 1; calledOff?.aborted !== true; attempt += 1) {
    const wait = pauseBefore(attempt, chance());
    await pause(wait);
    trying?.(attempt, wait);
    try {
      return await page.open();
    } catch {
      page.cut(); // refused, or lost again
    }
  }
}
