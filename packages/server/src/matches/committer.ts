import type { Append, AppendResult, Store } from '../store/store.ts';

/** Resolves when the row is on disk, or known not to be. Rejects when its fate is unknown. */
export type Commit = (append: Append) => Promise<AppendResult>;

interface Waiting {
  readonly append: Append;
  resolve(result: AppendResult): void;
  reject(error: unknown): void;
}

/** Group commit: all rows of a tick go to disk together; while they are on their way the next group gathers. */
export function groupCommits(store: Pick<Store, 'append'>): Commit {
  let gathering: Waiting[] = [];
  let isUnderWay = false;

  const flush = async (): Promise<void> => {
    const group = gathering;
    gathering = [];
    try {
      const results = await store.append(group.map(({ append }) => append));
      for (const [at, { resolve }] of group.entries()) resolve(results[at]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  const work = async (): Promise<void> => {
    while (gathering.length > 0) await flush();
    isUnderWay = false;
  };

  return append =>
    new Promise((resolve, reject) => {
      gathering.push({ append, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      setImmediate(() => void work());
    });
}
