import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, play } from '../../testing/corleoneWith.ts';

test.each(['don', 'consigliere', 'heir'])('M5 the %s works like every family member', member => {
  const game = corleoneWith({ from: 'D4-IV', A: { hand: ['$1'] } });
  const others = ['don', 'consigliere', 'heir'].map(each =>
    choicesOf(game, 'A').filter(text => text.startsWith(`${each}:`)),
  );
  expect(new Set(others.map(list => list.map(text => text.split(':')[1]).join())).size).toBe(1);
  play(game, 'A', `${member}:F05`);
  expect(choicesOf(game, 'A')).toEqual(['use:gun', 'use:job', 'suitcase:$1', 'done']);
});
