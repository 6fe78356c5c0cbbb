import { expect, test } from 'vitest';
import { compared, comparedText } from './compared.mjs';

const row = (name, unit, best) => ({ name, unit, best, worst: best });
const table = (decisions, clone, more = []) => ({
  game: 'dice',
  players: 2,
  rows: [row('in place', 'decisions/s', decisions), row('clone', 'µs', clone), ...more],
  calibration: row('calibration', 'million steps/s', 50),
});

test('the best of all rounds is compared: more of what is counted, less of what takes time', () => {
  const before = [[table(900, 4)], [table(1_000, 5)]];
  const after = [[table(1_100, 3.2)], [table(500, 9, [row('imagine', 'states/s', 7)])]];
  expect(compared(before, after).map(({ name, speed }) => [name, speed])).toEqual([
    ['in place', 1.1],
    ['clone', 1.25],
    ['calibration', 1],
  ]);
  expect(comparedText(compared(before, after), 'v1')).toMatch(/No row is more than 5 % slower than v1\.$/);
});

test('what is more than 5 % slower is marked and counted', () => {
  const text = comparedText(compared([[table(1_000, 4)]], [[table(940, 4.1)]]), 'v1');
  expect(text).toMatch(/in place .* 0\.940 {2}slower\n/);
  expect(text).toMatch(/clone .* 0\.976\n/);
  expect(text).toMatch(/1 of 3 rows are more than 5 % slower than v1\.$/);
});
