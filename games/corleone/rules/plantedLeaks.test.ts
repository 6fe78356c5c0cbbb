import { expect, test } from 'vitest';
import { firstLeak } from '../testing/firstLeak.ts';
import { leaks } from '../testing/plantedLeaks.ts';
import { standardPack } from './pack/standard.ts';
import { corleone } from './rules.ts';

const MOST_SEEDS = 40;

test.each(Object.entries(leaks))('table 9: a planted leak is found: %s', (_name, leaky) => {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) if (firstLeak(leaky, seed) !== undefined) return;
  expect.fail('no game showed the leak');
});

test('table 9: the real rules have no leak', () => {
  for (let seed = 1; seed <= 4; seed += 1) expect(firstLeak(corleone(standardPack), seed)).toBeUndefined();
});
