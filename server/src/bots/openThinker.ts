import { BotThreads } from './botThreads.ts';
import type { Thinker } from './thinker.ts';
import { thinkHere } from './thinkHere.ts';

/** Threads start with the first question. Run from source, bots think in the main thread. */
export function openThinker(): Thinker {
  return import.meta.url.endsWith('.ts')
    ? thinkHere
    : new BotThreads({ worker: new URL('./botWorker.js', import.meta.url) });
}
