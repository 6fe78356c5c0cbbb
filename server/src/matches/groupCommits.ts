import { batched } from '../store/batched.ts';
import type { Append, AppendResult, Store } from '../store/store.ts';

/** Resolves when the row is on disk or refused. Rejects when the outcome is unknown. */
export type Commit = (append: Append) => Promise<AppendResult>;

/** Group commit: all rows of one tick go to disk together. */
export function groupCommits(store: Pick<Store, 'append'>): Commit {
  return batched(batch => store.append(batch));
}
