import { expect, test } from 'vitest';
import type { Frozen } from './frozen.ts';

interface Table {
  coins: number[];
  owner: { seat: number | undefined };
  pair: [number, { deep: string }];
}

test('frozen data cannot be changed, as far as the compiler sees', () => {
  const table: Frozen<Table> = { coins: [1], owner: { seat: undefined }, pair: [1, { deep: 'x' }] };
  // @ts-expect-error the list is read-only
  table.coins.push(2);
  // @ts-expect-error its items too
  table.coins[0] = 3;
  // @ts-expect-error so is what lies deeper
  table.owner.seat = 1;
  // @ts-expect-error also in a tuple
  table.pair[1].deep = 'y';
  const [, { deep }]: readonly [number, { readonly deep: string }] = table.pair;
  expect(deep).toBe('y'); // only the compiler prevents it
});

test('frozen data fit a function that only reads', () => {
  const table: Table = { coins: [1], owner: { seat: 2 }, pair: [1, { deep: 'x' }] };
  const frozen: Frozen<Table> = table;
  expect(frozen.owner.seat).toBe(2);
});
