import { faultsMissed, undoIsHarmless } from '@omerta/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardPack } from './pack/standard.ts';
import { corleone } from './rules.ts';

const rules = corleone(standardPack);

test('a choice that is taken back leaves no trace', () => {
  const games = fc.record({ seed: fc.nat(), players: fc.constantFrom(2, 3, 4, 5) });
  fc.assert(
    fc.property(games, ({ seed, players }) => {
      const { undos, final } = undoIsHarmless(rules, { options: { players }, seed });
      expect(undos).toBeGreaterThan(20);
      expect(Math.min(final.chance, final.reveal, final.others)).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
});

test('an undo barrier that misses chance, reveals, other seats or the clock is found', () => {
  expect(faultsMissed(rules, { players: 3 }, [1])).toEqual([]);
});
