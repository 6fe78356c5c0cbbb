import type { Rules } from '@omerta/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Toy, toy } from './toy/toy.ts';
import { faultsMissed } from './undo/plantedFaults.ts';
import { undoIsHarmless } from './undo.ts';

const options = { seats: 3, rounds: 6 };

test('whatever a seat of the toy may take back leaves no trace', () => {
  let undos = 0;
  const games = fc.record({ seed: fc.nat(), seats: fc.constantFrom(2, 3, 4) });
  fc.assert(
    fc.property(games, ({ seed, seats }) => {
      const undone = undoIsHarmless(toy, { options: { seats, rounds: 6 }, seed });
      expect(Math.min(undone.final.reveal, undone.final.others)).toBeGreaterThan(10);
      undos += undone.undos;
    }),
    { numRuns: 40 },
  );
  expect(undos).toBeGreaterThan(40);
});

test('a barrier that overlooks chance, reveals, other seats or the clock is found', () => {
  expect(faultsMissed(toy, options, [1, 2, 3, 4])).toEqual([]);
});

let setups = 0;

/** Each of these games misleads undo. */
const misleading: { readonly [name: string]: { rules: Partial<Rules<Toy>>; says: RegExp } } = {
  'a reveal that only its viewer is told of': {
    rules: { isRevealing: (event, viewer) => viewer !== undefined && toy.isRevealing(event, viewer) },
    says: /may take back \d+, not 0 \(reveal\)$/,
  },
  'chance that is not counted': {
    rules: {
      chanceUsed: () => 0,
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        state.secret.random.count++;
      },
    },
    says: /may take back \d+, not 0 \(chance\)$/,
  },
  'a game that does not go the same way twice': {
    rules: {
      setup(chosen, seed, events) {
        const state = toy.setup(chosen, seed, events);
        state.table.coins[0] = setups++;
        return state;
      },
    },
    says: /undo leads to another state \(\/table\/coins\/0: /,
  },
};

describe('a game that misleads undo is found', () => {
  test.each(Object.entries(misleading))('%s', (_name, { rules, says }) => {
    expect(() => undoIsHarmless({ ...toy, ...rules }, { options, seed: 1 })).toThrow(says);
  });
});
