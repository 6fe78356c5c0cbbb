import { keepsPromises } from '@omerta/testing';
import { expect, test } from 'vitest';
import { TABLES, tableName } from '../testing/tables.ts';
import { checkInvariants } from './invariants.ts';
import { liarsDice } from './rules.ts';
import type { State } from './state.ts';

const check = (state: State): void => expect(checkInvariants(state)).toEqual([]);

test.each(TABLES.map(table => [tableName(table), table] as const))(
  '%s: clone, replay, saved positions, time-outs and refusals keep their promises',
  (_name, options) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const kept = keepsPromises(liarsDice, { options, seed, every: 3, check });
      expect(Math.min(kept.steps, kept.refusals, kept.savesPlayedOn, kept.timedOutSteps)).toBeGreaterThan(0);
      expect(kept.changes > 0).toBe(options.secondRoll === true);
    }
  },
);
