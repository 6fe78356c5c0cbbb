import { faultsMissed, undoIsHarmless } from '@omerta/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashnguns } from './rules.ts';

test('a choice that is taken back leaves no trace', () => {
  let undos = 0;
  const games = fc.record({ seed: fc.nat(), players: fc.constantFrom(4, 5, 6, 7, 8), talents: fc.boolean() });
  fc.assert(
    fc.property(games, ({ seed, players, talents }) => {
      const undone = undoIsHarmless(cashnguns, { options: { players, talents }, seed });
      expect(Math.min(undone.final.reveal, undone.final.others)).toBeGreaterThan(0);
      undos += undone.undos;
    }),
    { numRuns: 30 },
  );
  expect(undos).toBeGreaterThan(30);
});

test('an undo barrier that misses chance, reveals, other seats or the clock is found', () => {
  expect(faultsMissed(cashnguns, { players: 4, talents: true }, [1, 2, 3, 4])).toEqual([]);
});
