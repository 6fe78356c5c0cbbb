import { expect, test } from 'vitest';
import { afterRound, viewOf } from '../../testing/index.ts';

test('6f the eliminated see what a spectator sees, and nothing of their own', () => {
  const game = afterRound(
    { C: { wounds: 2, loot: ['bill20', 'painting'] }, D: { talent: 'vulture' } },
    { A: 'bang>C', D: 'duck' },
  );
  expect({ ...viewOf(game, 'C'), viewer: 'spectator' }).toEqual(viewOf(game, 'spectator'));
  expect(viewOf(game, 'C').own).toBeUndefined();
});
