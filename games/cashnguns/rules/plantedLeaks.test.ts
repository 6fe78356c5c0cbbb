import { expect, test } from 'vitest';
import { firstLeak } from '../testing/firstLeak.ts';
import { leaks } from '../testing/plantedLeaks.ts';
import { cashnguns } from './rules.ts';

const MOST_SEEDS = 300;

test.each(Object.entries(leaks))('§7 a planted leak is found: %s', (_name, leaky) => {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) if (firstLeak(leaky, seed) !== undefined) return;
  expect.fail('no game showed the leak');
});

test('§7 the real rules have no leak', () => {
  for (let seed = 1; seed <= 15; seed += 1) expect(firstLeak(cashnguns, seed)).toBeUndefined();
});
