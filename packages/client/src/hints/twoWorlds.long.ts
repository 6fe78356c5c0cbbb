import { BOT_GAMES } from '@omerta/bots';
import { expect, test } from 'vitest';
import { comparePairs } from '../../testing/hintWorlds.ts';

const PAIRS = 5_000; // of each game

test.each(BOT_GAMES)(
  '%s: other hidden cards, the same hint in the same words',
  { timeout: 3 * 3_600_000 },
  async game => {
    const { pairs, otherWorlds, otherHints, kinds } = await comparePairs(game, PAIRS);
    console.log(
      `${game}: ${pairs} pairs, ${otherWorlds} of them other worlds, questions: ${[...kinds].join(', ')}; ` +
        `a hint that tells more than ${((3 / pairs) * 100).toFixed(2)} % of them apart is excluded with 95 % certainty`,
    );
    expect(otherHints).toEqual([]);
    expect(otherWorlds).toBeGreaterThan(pairs / 2);
  },
);
