import type { GameTypes } from '@omerta/kernel';
import { expect, test } from 'vitest';
import type { Explained } from './adviser.ts';
import { contrastOf, reasonsFor, turned } from './contrast.ts';

type Future = Readonly<Record<string, number>>;

/** A future is just its parts. */
const explained: Explained<GameTypes, Future> = {
  sightOf: state => state as Future,
  worthOf: future => Object.values(future).reduce((sum, each) => sum + each, 0),
  notable: 0.3,
  partsOf: (one, other) => new Map(Object.keys(one).map(part => [part, one[part]! - other[part]!])),
  reasonOf: (part, amount) => (part === 'untrue' ? undefined : { kind: 'color', color: part, amount }),
};

const NOTHING = { sure: 0, small: 0, chance: 0, untrue: 0, against: 0 };

/** Eight worlds in which chance helps both sides in turn. */
const pairs = Array.from({ length: 8 }, (_, world) => ({
  one: { sure: 1, small: 0.11, chance: world % 2 === 0 ? 4 : -3, untrue: 2, against: -0.8 },
  other: NOTHING,
}));

const toldOf = (those: typeof pairs | ReturnType<typeof turned>) => {
  const contrast = contrastOf(explained as Explained<GameTypes>, those); // sights are futures here
  return reasonsFor(explained as Explained<GameTypes>, those, contrast).map(({ amount }) => amount);
};

test('the parts add up to the lead', () => {
  const { lead, parts, worlds } = contrastOf(explained as Explained<GameTypes>, pairs);
  expect(worlds).toBe(8);
  expect([...parts.values()].reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(lead, 9);
});

test('a reason must be true, not chance, and large enough to notice', () => {
  expect(toldOf(pairs)).toEqual([1]); // of 2 it is not true; 0.5 is chance; 0.11 is little beside 2
  expect(toldOf(turned(pairs))).toEqual([expect.closeTo(0.8, 9)]);
  const small = pairs.map(({ one }) => ({ one: { ...NOTHING, small: one.small }, other: NOTHING }));
  expect(toldOf(small)).toEqual([expect.closeTo(0.11, 9)]); // alone it is worth a word
  expect(toldOf(small.map(({ one }) => ({ one: { ...one, small: 0.05 }, other: NOTHING })))).toEqual([]);
});

test('one world proves nothing', () => {
  expect(toldOf(pairs.slice(0, 1))).toEqual([]);
});
