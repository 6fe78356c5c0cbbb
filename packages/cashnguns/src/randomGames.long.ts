import { findLeaks, keepsPromises } from '@omerta/kernel/testing';
import { expect, test } from 'vitest';
import { isSecret } from '../testing/isSecret.ts';
import { playSoundGame } from '../testing/soundGame.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { checkInvariants } from './invariants.ts';
import { cashnguns } from './rules.ts';
import type { State } from './state.ts';

const tables = TABLES.map(table => [tableName(table), table] as const);
const check = (state: State): void => expect(checkInvariants(state)).toEqual([]);

test.each(tables)('CG-150 I1–I8 %s: 5,000 random games are sound', (_name, options) => {
  for (let seed = 1_000; seed < 6_000; seed += 1) {
    expect(playSoundGame(options, seed).table.round).toBeLessThanOrEqual(8);
  }
});

test.each(tables)('%s: 25 random games keep their promises', (_name, options) => {
  for (let seed = 100; seed < 125; seed += 1) keepsPromises(cashnguns, { options, seed, every: 5, check });
});

test.each(tables)('§7 %s: 25 games leak nothing', (_name, options) => {
  const seeds = Array.from({ length: 25 }, (_, seed) => 500 + seed);
  expect(findLeaks(cashnguns, { options, seeds, every: 3, clock: true, isSecret }).leaks).toEqual([]);
});
