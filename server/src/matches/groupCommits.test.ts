import { expect, test } from 'vitest';
import { anAppend, aRow } from '../../testing/store/samples.ts';
import type { AppendResult } from '../store/store.ts';
import { groupCommits } from './groupCommits.ts';

test('rows of one tick are committed together; the next ones gather meanwhile', async () => {
  const batches: number[][] = [];
  const finish: (() => void)[] = [];
  const commit = groupCommits({
    append(batch) {
      batches.push(batch.map(({ row }) => row.number));
      return new Promise<AppendResult[]>(resolve => finish.push(() => resolve(batch.map(() => 'done'))));
    },
  });
  const send = (...numbers: number[]) => numbers.map(number => commit(anAppend(aRow('m', number))));
  const first = send(1, 2, 3);
  await expect.poll(() => finish.length).toBe(1);
  const second = [...send(4), ...send(5)];
  finish[0]!();
  expect(await Promise.all(first)).toEqual(['done', 'done', 'done']);
  await expect.poll(() => finish.length).toBe(2);
  finish[1]!();
  expect(await Promise.all(second)).toEqual(['done', 'done']);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('each row gets its own result, and a failure rejects all of them', async () => {
  let fails = false;
  const commit = groupCommits({
    async append(batch) {
      if (fails) throw new Error('disk full');
      return batch.map(({ row }) => (row.number % 2 === 0 ? 'taken' : 'done'));
    },
  });
  const send = (number: number) => commit(anAppend(aRow('m', number)));
  expect(await Promise.all([send(1), send(2), send(3)])).toEqual(['done', 'taken', 'done']);
  fails = true;
  const failed = await Promise.allSettled([send(4), send(5)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await send(7)).toBe('done');
});
