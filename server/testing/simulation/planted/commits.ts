// Servers that are careless with commits.
import { CommitUnknown } from '../../../src/store/errors.ts';
import type { Append, Store } from '../../../src/store/store.ts';
import type { Defect } from '../defect.ts';

export const acknowledgesBeforeCommit: Defect = {
  commit: store => async append => {
    store.append([append]).catch(() => {});
    return 'done';
  },
};

export const swallowsWriteErrors: Defect = {
  commit: store => append =>
    store.append([append]).then(
      results => results[0]!,
      () => 'done',
    ),
};

/** The row is inserted again, under the next number and a new command id. */
export const retriesBlindly: Defect = {
  commit: store => async append => {
    const result = await tried(store, append);
    if (result !== 'unknown') return result;
    const { row } = append;
    const again = { ...append, row: { ...row, number: row.number + 1, command: `${row.command}-again` } };
    const next = await tried(store, again);
    return next === 'unknown' || next === 'done' ? 'done' : ((await store.append([append]))[0] ?? 'gone');
  },
};

async function tried(store: Store, append: Append) {
  try {
    return (await store.append([append]))[0]!;
  } catch (error) {
    if (error instanceof CommitUnknown) return 'unknown';
    throw error;
  }
}

/** The database accepts every row under the next number, as if it had no unique keys. */
export const hasNoUniqueKeys: Defect = {
  store: store => ({
    ...store,
    async append(batch) {
      const results = await store.append(batch);
      for (const [at, { row, revision: _, ...rest }] of batch.entries()) {
        if (results[at] !== 'taken') continue;
        const last = (await store.rowsOf(row.match)).length;
        results[at] = (await store.append([{ ...rest, row: { ...row, number: last + 1 } }]))[0]!;
      }
      return results;
    },
  }),
};

/** Of a group of commits only the first reaches the disk. */
export const tearsGroups: Defect = {
  store: store => ({
    ...store,
    async append(batch) {
      const results = await store.append(batch.slice(0, 1));
      return batch.map((_, at) => results[at] ?? 'done');
    },
  }),
};
