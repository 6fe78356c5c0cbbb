import { batched } from '../store/batched.ts';
import type { Append, AppendResult, Store } from '../store/store.ts';

/** Resolves when the row is on disk, or known not to be. Rejects when its fate is unknown. */
export type Commit = (append: Append) => Promise<AppendResult>;

/** Group commit: all rows of a tick go to disk together. */
export function groupCommits(store: Pick<Store, 'append'>): Commit {
  return batched(batch => store.append(batch));
}
