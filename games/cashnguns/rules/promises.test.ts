import { keepsPromises } from '@omerta/testing';
import { expect, test } from 'vitest';
import { TABLES, tableName } from '../testing/tables.ts';
import { checkInvariants } from './invariants.ts';
import { cashnguns } from './rules.ts';
import type { State } from './state.ts';

const check = (state: State): void => expect(checkInvariants(state)).toEqual([]);

test.each(TABLES.map(table => [tableName(table), table] as const))(
  '%s: clone, replay, saved positions, time-outs and refusals keep their promises',
  (_name, options) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const kept = keepsPromises(cashnguns, { options, seed, every: 9, check });
      expect(Math.min(kept.steps, kept.refusals, kept.changes, kept.clockAnswers)).toBeGreaterThan(0);
      expect(kept.ordersSwapped).toBeGreaterThan(0);
      expect(kept.changesSwapped).toBeGreaterThan(0);
    }
  },
);
