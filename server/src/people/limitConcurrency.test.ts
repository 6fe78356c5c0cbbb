import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('two run, three wait, and the sixth gets busy', async () => {
  const limited = limitConcurrency(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    limited(() => {
      started.push(number);
      return new Promise<number>(resolve => ends.push(() => resolve(number)));
    });
  const results = [1, 2, 3, 4, 5].map(work);
  expect(await work(6)).toBe('busy');
  expect(started).toEqual([1, 2]);
  for (let at = 0; at < 5; at++) {
    ends[at]!();
    await results[at];
    await Promise.resolve();
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

test('failed work frees its slot', async () => {
  const limited = limitConcurrency(1, 1);
  await expect(limited(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await limited(async () => 'luck')).toBe('luck');
});
