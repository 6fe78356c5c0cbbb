// Replaces matches/groupCommits.ts in a server with a planted defect: it answers before anything is on disk.
import type { Commit } from '../../src/matches/groupCommits.ts';
import type { Store } from '../../src/store/store.ts';

export function groupCommits(store: Pick<Store, 'append'>): Commit {
  return async append => {
    void store.append([append]);
    return 'done';
  };
}
