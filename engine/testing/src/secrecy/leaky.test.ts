import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { findLeaks } from '../secrecy.ts';
import { leaky } from './leaky.ts';

const { onTable } = leaky(dice);
const search = { options: { players: 4, secondRoll: true }, seeds: [1, 2, 3] };

test('what lies on the table and tells nothing is no leak', () => {
  expect(
    findLeaks(
      onTable('colour', () => 'green'),
      search,
    ).leaks,
  ).toEqual([]);
});

test('what is hidden is found on the table by what it is, not by its being there', () => {
  const [leak] = findLeaks(
    onTable('cups', ({ own }) => own.map(({ dice }) => dice)),
    search,
  ).leaks;
  expect(leak?.what).toMatch(/^after .*: \/view\/table\/cups\/.*: \d against \d$/);
});

test('a moment that comes up seldom is looked at, though only few are', () => {
  const seen = new Set<string>();
  const isSeldom = () => true;
  findLeaks(dice, {
    ...search,
    every: 1_000_000,
    isSeldom,
    onScene: ({ table }) => seen.add(table.agenda.at(-1)!.kind),
  });
  expect(seen.size).toBeGreaterThan(1);
});
