import { expect, test } from 'vitest';
import { keepTimes } from './times.ts';

test('median and 95th percentile are right to within a twentieth', () => {
  const kept = keepTimes();
  for (let milliseconds = 1; milliseconds <= 1000; milliseconds += 1) kept.add(milliseconds);
  expect(kept.quantile(0.5) / 500).toBeCloseTo(1, 1);
  expect(kept.quantile(0.95) / 950).toBeCloseTo(1, 1);
  expect(Object.keys(kept.times).length).toBeLessThan(150);
});

test('two lists add up to what one would have held', () => {
  const [one, other, both] = [keepTimes(), keepTimes(), keepTimes()];
  for (const time of [0.2, 3, 3, 80]) one.add(time);
  for (const time of [0.0001, 3, 9]) other.add(time);
  for (const time of [0.2, 3, 3, 80, 0.0001, 3, 9]) both.add(time);
  one.addAll(JSON.parse(JSON.stringify(other.times)));
  expect(one.times).toEqual(both.times);
});

test('without decisions there is no time', () => {
  expect(keepTimes().quantile(0.5)).toBe(0);
});
