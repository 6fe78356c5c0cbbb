import { expect, test } from 'vitest';
import { type KeptKind, noLoot } from './loot.ts';
import { lootWorth, nextPainting } from './lootWorth.ts';

function loot(...kinds: KeptKind[]) {
  const counts = noLoot();
  for (const kind of kinds) counts[kind] += 1;
  return counts;
}

test('V3 bills and diamonds count by themselves, paintings together', () => {
  const own = loot('bill20', 'bill5', 'diamond10', 'painting', 'painting', 'painting');
  expect(lootWorth(own, { talent: '' })).toBe(20 + 5 + 10 + 30);
  expect(nextPainting(own, { talent: '' })).toBe(30);
});

test('T-COL the Collector has one painting more', () => {
  const own = loot('painting', 'painting');
  expect(lootWorth(own, { talent: 'collector' })).toBe(30);
  expect(nextPainting(own, { talent: 'collector' })).toBe(30);
});
