import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './underLoad.ts';

/** Returns a function that ends the watch and gives the maximum. */
export function watchMemory({ read }: Pick<Scene, 'read'>): () => Promise<number> {
  const end = new AbortController();
  const watching = (async () => {
    let most = 0;
    while (!end.signal.aborted) {
      most = Math.max(most, (await read()).memory);
      await pause(500);
    }
    return most;
  })();
  return () => {
    end.abort();
    return watching;
  };
}
