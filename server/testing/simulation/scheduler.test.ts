import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Scheduler } from './scheduler.ts';

test('actions run at their moments, in the order they were planned, and cancelled ones do not', async () => {
  const scheduler = new Scheduler();
  const start = scheduler.now;
  const happened: [string, number][] = [];
  const note = (what: string) => () => void happened.push([what, scheduler.now - start]);
  scheduler.after(20, note('later'));
  scheduler.after(10, note('first'));
  scheduler.after(10, note('second'));
  scheduler.after(15, note('never'))();
  expect(await scheduler.run(() => false, 15)).toBe(false);
  expect(happened).toEqual([
    ['first', 10],
    ['second', 10],
  ]);
  expect(await scheduler.run(() => happened.length === 3, 1_000)).toBe(true);
  expect(happened.at(-1)).toEqual(['later', 20]);
});

test('the next action waits until the last one has settled', async () => {
  const scheduler = new Scheduler();
  const happened: string[] = [];
  scheduler.after(1, async () => {
    for (let count = 0; count < 20; count++) await Promise.resolve();
    await nextTick();
    happened.push('rest');
  });
  scheduler.after(1, () => void happened.push('next'));
  await scheduler.run(() => happened.length === 2, 10);
  expect(happened).toEqual(['rest', 'next']);
});

test('an action that repeats without time passing is an error', async () => {
  const scheduler = new Scheduler();
  const again = () => void scheduler.after(0, again);
  again();
  await expect(scheduler.run(() => false, 1_000)).rejects.toThrow('no time passes');
});
