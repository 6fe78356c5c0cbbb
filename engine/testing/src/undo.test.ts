import { type CashNGuns, cashnguns } from '@omerta/cashnguns/rules';
import type { Rules } from '@omerta/kernel';
import { describe, expect, test } from 'vitest';
import { undoIsHarmless } from './undo.ts';

const options = { players: 4, talents: true };

let setups = 0;

/** Each of these games misleads undo. */
const misleading: { readonly [name: string]: { rules: Partial<Rules<CashNGuns>>; says: RegExp } } = {
  'a reveal that only its viewer is told of': {
    rules: { isRevealing: (event, viewer) => viewer !== undefined && cashnguns.isRevealing(event, viewer) },
    says: /may take back \d+, not 0 \(reveal\)$/,
  },
  'chance that is not counted': {
    rules: {
      chanceUsed: () => 0,
      play(state, seat, choice, events) {
        cashnguns.play(state, seat, choice, events);
        state.secret.random.count++;
      },
    },
    says: /may take back \d+, not 0 \(chance\)$/,
  },
  'a game that does not go the same way twice': {
    rules: {
      setup(chosen, seed, events) {
        const state = cashnguns.setup(chosen, seed, events);
        state.table.lootLost = setups++;
        return state;
      },
    },
    says: /undo leads to another state \(\/table\/lootLost: /,
  },
};

describe('a game that misleads undo is found', () => {
  test.each(Object.entries(misleading))('%s', (_name, { rules, says }) => {
    expect(() => undoIsHarmless({ ...cashnguns, ...rules }, { options, seed: 1 })).toThrow(says);
  });
});
