import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tempo } from './tempo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An element whose animations end when their time is over. */
function elementOf() {
  const begun: { duration: number; isCancelled: boolean }[] = [];
  const animate = (_frames: Keyframe[], { duration }: { duration: number }) => {
    const entry = { duration, isCancelled: false };
    begun.push(entry);
    let finish = () => {};
    const finished = new Promise<void>(resolve => {
      finish = resolve;
    });
    const timer = setTimeout(finish, duration);
    const cancel = () => {
      clearTimeout(timer);
      entry.isCancelled = true;
    };
    return { finished, finish, cancel };
  };
  return { element: { animate } as unknown as Element, begun };
}

test('what moves takes its time, and stays until the new view is drawn', async () => {
  const time = tempo();
  const { element, begun } = elementOf();
  let isOver = false;
  void time.animate(element, [], 420).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(419);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(begun[0]?.isCancelled).toBe(false);
  time.release();
  expect(begun[0]?.isCancelled).toBe(true);
});

test('with more than three seconds behind it goes twice as fast', async () => {
  const time = tempo();
  const { element, begun } = elementOf();
  time.setBehind(3_000);
  void time.animate(element, [], 420);
  time.setBehind(3_001);
  void time.animate(element, [], 420);
  expect(begun.map(({ duration }) => duration)).toEqual([420, 210]);
  await vi.runAllTimersAsync();
});

test('what comes next is shown in full', async () => {
  const time = tempo();
  const { element, begun } = elementOf();
  const running = Promise.all([time.animate(element, [], 10_000), time.wait(10_000)]);
  time.next();
  await running;
  let isOver = false;
  void time.animate(element, [], 420).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(419);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(begun).toHaveLength(2);
});

test('a skip ends what runs and what is begun before the next rest', async () => {
  const time = tempo();
  const { element, begun } = elementOf();
  const running = Promise.all([time.animate(element, [], 10_000), time.wait(10_000)]);
  time.skip();
  await running;
  await time.wait(10_000);
  await time.animate(element, [], 10_000);
  expect(begun).toHaveLength(1);
  time.rest();
  void time.animate(element, [], 10_000);
  expect(begun).toHaveLength(2);
});
