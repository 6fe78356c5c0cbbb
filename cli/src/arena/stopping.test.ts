import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopping } from './stopping.ts';

test('Ctrl-C interrupts, once', () => {
  const before = process.listenerCount('SIGINT');
  const stop = stopping(undefined);
  expect(stop).toMatchObject({ isInterrupted: false, signal: { aborted: false } });
  process.listeners('SIGINT').at(-1)!('SIGINT');
  expect(stop).toMatchObject({ isInterrupted: true, signal: { aborted: true } });
  stop.done();
  expect(process.listenerCount('SIGINT')).toBe(before);
});

test('the end of the minutes is no interruption', async () => {
  const stop = stopping(0.0005);
  while (!stop.signal.aborted) await sleep(5);
  expect(stop.isInterrupted).toBe(false);
  stop.done();
});
