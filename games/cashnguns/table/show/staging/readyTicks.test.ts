import { expect, test } from 'vitest';
import { shownTicks, tickTime } from './readyTicks.ts';

test('two answers of the same second are ticked at the same moment', () => {
  expect(tickTime(12_001)).toBe(13_000);
  expect(tickTime(12_999)).toBe(13_000);
  expect(tickTime(13_000)).toBe(13_000);
});

test('a tick waits for its second; a new question opens at once', () => {
  expect(shownTicks([true, false, undefined], [false, false, undefined])).toEqual([false, false, undefined]);
  expect(shownTicks([true, false, undefined], [true, false, undefined])).toEqual([true, false, undefined]);
  expect(shownTicks([false, false, false], [true, true, undefined])).toEqual([false, false, false]);
});
