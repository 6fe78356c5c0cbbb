// A bot is told apart from nobody by what it cannot see. A share of what fairPlay.long.ts looks at.
import { expect, test } from 'vitest';
import { fairPairs } from '../testing/fairPairs.ts';
import { BOT_GAMES } from './index.ts';

test.each(BOT_GAMES)('%s: other hidden cards, the same choice', game => {
  const { pairs, otherWorlds, differences } = fairPairs(game, 60, 3);
  expect(differences).toEqual([]);
  expect(otherWorlds).toBeGreaterThan(pairs / 2); // the worlds really differ
});
