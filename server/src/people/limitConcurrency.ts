/** Lets `most` pieces of work run at once and `queue` wait; tells those who come later that it is busy. */
export function limitConcurrency(most: number, queue: number): <T>(work: () => Promise<T>) => Promise<T | 'busy'> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running >= most) {
      if (waiting.length >= queue) return 'busy';
      await new Promise<void>(resolve => waiting.push(resolve)); // whoever wakes us hands us its place
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
