/** Runs at most `most` pieces of work at once and lets `queue` more wait; answers 'busy' beyond that. */
export function limitConcurrency(most: number, queue: number): <T>(work: () => Promise<T>) => Promise<T | 'busy'> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running >= most) {
      if (waiting.length >= queue) return 'busy';
      await new Promise<void>(resolve => waiting.push(resolve)); // the one that resolves us passes its slot on
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
