import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleCheckpoints } from './checkpoints.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a checkpoint follows soon after the first write, then once a minute while there are writes', async () => {
  let count = 0;
  const checkpoints = scheduleCheckpoints(async () => {
    count += 1;
  });
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return count;
  };
  expect(await after(600)).toBe(0);
  for (let time = 0; time < 5; time += 1) checkpoints.written();
  expect([await after(0.9), await after(0.2)]).toEqual([0, 1]);
  checkpoints.written();
  expect([await after(59), await after(2), await after(600)]).toEqual([1, 2, 2]);
  checkpoints.written();
  checkpoints.stop();
  expect(await after(600)).toBe(2);
});

test('a checkpoint that fails is tried again after the next write', async () => {
  const checkpoint = vi.fn(() => Promise.reject(new Error('The disk is full.')));
  const checkpoints = scheduleCheckpoints(checkpoint);
  for (let time = 0; time < 2; time += 1) {
    checkpoints.written();
    await vi.advanceTimersByTimeAsync(61_000);
  }
  expect(checkpoint).toHaveBeenCalledTimes(2);
});
