interface Pending<In, Out> {
  readonly item: In;
  resolve(result: Out): void;
  reject(error: unknown): void;
}

/** Handles all items of one tick together; the next batch gathers meanwhile. */
export function batched<In, Out>(work: (group: readonly In[]) => Promise<readonly Out[]>): (item: In) => Promise<Out> {
  let gathering: Pending<In, Out>[] = [];
  let isUnderWay = false;

  const workOn = async (group: readonly Pending<In, Out>[]): Promise<void> => {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [at, { resolve }] of group.entries()) resolve(results[at]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  const workOnAll = async (): Promise<void> => {
    while (gathering.length > 0) {
      const group = gathering;
      gathering = [];
      await workOn(group);
    }
    isUnderWay = false;
  };

  return item =>
    new Promise((resolve, reject) => {
      gathering.push({ item, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      setImmediate(() => void workOnAll());
    });
}
