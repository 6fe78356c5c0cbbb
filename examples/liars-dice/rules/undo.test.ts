import { undoIsHarmless } from '@omerta/testing';
import { expect, test } from 'vitest';
import { liarsDice } from './rules.ts';

const options = { players: 4, secondRoll: true };

test('what was said stays said: the next player or all the others are asked at once', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { undos, final } = undoIsHarmless(liarsDice, { options, seed });
    expect(undos).toBe(0);
    expect(final.others).toBeGreaterThan(0);
  }
});
