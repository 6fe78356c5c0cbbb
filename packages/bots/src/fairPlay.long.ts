import { expect, test } from 'vitest';
import { fairPairs } from '../testing/fairPairs.ts';
import { BOT_GAMES } from './index.ts';

const PAIRS = 10_000;

test.each(BOT_GAMES)(`%s: other hidden cards, the same choice in ${PAIRS} pairs of worlds`, game => {
  const { pairs, otherWorlds, differences } = fairPairs(game, PAIRS, 500);
  console.log(`${game}: ${pairs} pairs, ${otherWorlds} of other worlds, ${differences.length} differences`);
  expect(differences).toEqual([]);
  expect(pairs).toBe(PAIRS);
  expect(otherWorlds).toBeGreaterThan(PAIRS / 2);
});
