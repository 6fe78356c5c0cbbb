import { expect, test } from 'vitest';
import { gestureFinder } from './phoneGesture.ts';

/** What is found as a phone is tipped through these angles, so many milliseconds apart. */
function found(angles: readonly number[], step = 100) {
  const find = gestureFinder();
  return angles.flatMap((beta, place) => find({ beta, at: 10_000 + place * step }) ?? []);
}

test('a phone that is lifted quickly aims, one that drops ducks', () => {
  expect(found([5, 8, 30, 60, 75])).toEqual(['lift']);
  expect(found([80, 70, 45, 20, 4])).toEqual(['drop']);
});

test('one that is raised slowly, or only tipped a little, does nothing', () => {
  expect(found([5, 20, 35, 45, 60], 400)).toEqual([]);
  expect(found([10, 30, 45, 50, 45, 20])).toEqual([]);
});

test('a hand that trembles at the end of a gesture makes no second one', () => {
  expect(found([5, 40, 62, 55, 62, 20, 62])).toEqual(['lift']);
});
