import { expect, test } from 'vitest';
import { type Aimer, SHOT_LENGTHS, shotsOf } from './direction.ts';

const aims = (targets: readonly number[], more: Readonly<Record<number, Partial<Aimer>>> = {}): readonly Aimer[] =>
  targets.map((target, seat) => ({ target, bullets: 5, bangs: 0, ...more[seat] }));

test('two who aim at each other have their standoff, then the camera goes to the one with most guns', () => {
  expect(shotsOf(aims([3, 1, 1, 0, 0]))).toEqual([{ kind: 'standoff', seats: [0, 3], ms: SHOT_LENGTHS.standoff }]);
  expect(shotsOf(aims([3, 0, 0, 0]))).toEqual([
    { kind: 'standoff', seats: [0, 3], ms: SHOT_LENGTHS.standoff },
    { kind: 'closeUp', seat: 0, ms: SHOT_LENGTHS.closeUp },
  ]);
});

test('one standoff a round: most Bangs shown, then fewest cards', () => {
  const two = [1, 0, 3, 2];
  expect(shotsOf(aims(two, { 2: { bangs: 1 } }))).toMatchObject([{ seats: [2, 3] }]);
  expect(shotsOf(aims(two, { 3: { bullets: 2 } }))).toMatchObject([{ seats: [2, 3] }]);
  expect(shotsOf(aims(two))).toMatchObject([{ seats: [0, 1] }]);
});

test('nobody is looked at where guns are level, or only one points anywhere, or players were too slow', () => {
  expect(shotsOf(aims([2, 3, 3, 2, -1]))).toEqual([{ kind: 'standoff', seats: [2, 3], ms: 2_620 }]);
  expect(shotsOf(aims([1, 2, 3, 0]))).toEqual([]);
  expect(shotsOf(aims([-1, -1, -1, -1]))).toEqual([]);
});

test('no moment is longer than three seconds', () => {
  for (const ms of Object.values(SHOT_LENGTHS)) expect(ms).toBeLessThanOrEqual(3_000);
});
