/** Runs `work` on all of them, `atOnce` at a time. */
export async function eachOf<T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = all.entries();
  const worker = async () => {
    for (const [at, one] of rest) results[at] = await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
