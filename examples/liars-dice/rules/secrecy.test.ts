import { findLeaks } from '@omerta/testing';
import { expect, test } from 'vitest';
import { firstLeak } from '../testing/firstLeak.ts';
import { leaks } from '../testing/plantedLeaks.ts';
import { liarsDice } from './rules.ts';

test.each([2, 4, 6])('%i players cannot tell apart what the cups hide', players => {
  const options = { players, secondRoll: true, spotOn: true };
  const found = findLeaks(liarsDice, { options, seeds: [1, 2, 3, 4, 5], every: 2, clock: true });
  expect(found.leaks).toEqual([]);
  const { sameWorld, sealed, changes, seed } = found.compared;
  expect(Math.min(sameWorld, sealed, changes, seed)).toBeGreaterThan(20);
});

test.each(Object.entries(leaks))('planted leak is found: %s', (_name, rules) => {
  for (let seed = 1; seed <= 100; seed += 1) if (firstLeak(rules, seed) !== undefined) return;
  expect.fail('no game showed the leak');
});

test('without a leak nothing is found', () => {
  for (let seed = 1; seed <= 15; seed += 1) expect(firstLeak(liarsDice, seed)).toBeUndefined();
});
