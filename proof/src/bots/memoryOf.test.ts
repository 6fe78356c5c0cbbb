import type { GameTypes } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { COACHED_IDS, countsOf, GAMES } from '../games.ts';

test.each(COACHED_IDS)('%s: what a seat sees is remembered, from the deal on', game => {
  const { rules } = GAMES[game];
  const counts = countsOf(GAMES[game]);
  const players = counts[0]!;
  const events: GameTypes['Event'][] = [];
  rules.setup({ players }, 1, events);
  const memory = GAMES[game].bots.newMemory(rules, players);
  const before = memory.recall;
  for (const event of events) {
    const seen = rules.seenBy(event, 0);
    if (seen !== undefined) memory.see(seen);
  }
  expect(memory.recall).not.toEqual(before);
});
