import { BOT_GAMES } from '@omerta/bots';
import { expect, test } from 'vitest';
import { comparePairs } from '../../testing/hintWorlds.ts';

test.each(BOT_GAMES)('%s: other hidden cards, the same hint in the same words', async game => {
  const { pairs, otherWorlds, otherHints, kinds } = await comparePairs(game, 60);
  expect(otherHints).toEqual([]);
  expect(otherWorlds).toBeGreaterThan(pairs / 2);
  expect(kinds.size).toBeGreaterThan(4);
});
