import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toasts.getState().shown.map(({ text }) => text);

test('the same is not said twice over; it stays as long as it would have stayed alone', () => {
  toast('Saved.');
  vi.advanceTimersByTime(4_000);
  toast('Copied.');
  toast('Saved.');
  expect(texts()).toEqual(['Copied.', 'Saved.']);
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Copied.', 'Saved.']);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});

test('no more than three stand over the page', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});
