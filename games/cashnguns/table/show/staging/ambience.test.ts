import { expect, test } from 'vitest';
import { beatLength } from './ambience.ts';

test('the heart beats 60 times a minute at first and 90 at the end', () => {
  expect(beatLength(20_000, 20_000)).toBe(1_000);
  expect(beatLength(10_000, 20_000)).toBe(800);
  expect(Math.round(beatLength(0, 20_000))).toBe(667);
});

test('a clock with more time than usual does not slow it down', () => {
  expect(beatLength(30_000, 20_000)).toBe(1_000);
});
