import { expect, test } from 'vitest';
import { findLeaks } from '../secrecy.ts';
import { toy } from '../toy/toy.ts';
import { leaky } from './leaky.ts';

const { onTable } = leaky(toy);
const search = { options: { seats: 4, rounds: 6 }, seeds: [1, 2, 3] };

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
    onTable('hands', ({ own }) => own.map(({ hand }) => hand)),
    search,
  ).leaks;
  expect(leak?.what).toMatch(/^after .*: \/view\/table\/hands\/.*: ".*" against ".*"$/);
});

test('a moment that comes up seldom is looked at, though only few are', () => {
  const seen = new Set<string>();
  const isSeldom = () => true;
  findLeaks(toy, {
    ...search,
    every: 1_000_000,
    isSeldom,
    onScene: ({ table }) => seen.add(table.agenda.at(-1)!.kind),
  });
  expect(seen.size).toBeGreaterThan(1);
});
