import { below, type Random, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { learnLead, learnVictory } from './learn.ts';
import { aheadOfOthers, type Lesson } from './positions.ts';
import { solved } from './solved.ts';

const anything = (random: Random): number => below(random, 1001) / 500 - 1;

function lessons(count: number, endOf: (sums: readonly number[], random: Random) => readonly number[]): Lesson[] {
  const random = randomFrom(5);
  return Array.from({ length: count }, (_, at) => {
    const rows = Array.from({ length: 3 }, () => [anything(random), anything(random)]);
    return {
      moment: String(at),
      part: 0,
      rows,
      end: endOf(
        rows.map(([one, two]) => 2 * one! - two!),
        random,
      ),
    };
  });
}

/** Leads with luck in them. */
const leads = (sums: readonly number[], random: Random) => {
  const totals = sums.map(sum => sum + 2 * anything(random));
  return totals.map((_, seat) => aheadOfOthers(totals, seat));
};

/** The higher the sum the likelier the victory. */
const victories = (sums: readonly number[], random: Random) => {
  const powers = sums.map(Math.exp);
  let drawn = (below(random, 1_000_000) / 1_000_000) * powers.reduce((all, each) => all + each, 0);
  const winner = powers.findIndex(power => {
    drawn -= power;
    return drawn < 0;
  });
  return sums.map((_, seat) => (seat === winner ? 1 : 0));
};

test('the weights behind the leads are found, pulled towards the former ones, which count like 2,000 positions', () => {
  const [one, two] = learnLead(lessons(16_000, leads), [0, 0]);
  expect(one).toBeCloseTo((2 * 16_000) / 18_000, 1);
  expect(two).toBeCloseTo((-1 * 16_000) / 18_000, 1);
});

test('the weights behind the victories are found', () => {
  const [one, two] = learnVictory(lessons(12_000, victories), [0, 0]);
  expect(one).toBeGreaterThan(1.6);
  expect(two).toBeLessThan(-0.7);
});

test('few lessons change little, and none change nothing', () => {
  expect(learnLead([], [1, 2])).toEqual([1, 2]);
  expect(learnVictory([], [1, 2])).toEqual([1, 2]);
  const [one] = learnLead(lessons(20, leads), [0, 0]);
  expect(Math.abs(one!)).toBeLessThan(0.1);
});

test('equations are solved', () => {
  const [x, y] = solved(
    [
      [4, 2],
      [2, 3],
    ],
    [10, 8],
  );
  expect(x).toBeCloseTo(1.75);
  expect(y).toBeCloseTo(1.5);
});
