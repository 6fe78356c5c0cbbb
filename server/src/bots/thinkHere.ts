import { answerTo } from './answerTo.ts';
import type { Thinker } from './thinker.ts';

/** In this thread, for tests and when run from source: Node 20 starts no worker from TypeScript. */
export const thinkHere: Thinker = {
  async think(question, signal) {
    signal?.throwIfAborted();
    return answerTo(question);
  },
  async close() {},
};
