import type { GameTypes } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../testing/played.ts';
import { BOT_GAMES, memoryOf } from './index.ts';

test.each(BOT_GAMES)('%s: what a seat sees is remembered, from the deal on', game => {
  const { rules, counts } = GAMES[game];
  const players = counts[0]!;
  const events: GameTypes['Event'][] = [];
  rules.setup({ players }, 1, events);
  const memory = memoryOf(rules, players);
  const before = memory.recall;
  for (const event of events) {
    const seen = rules.seenBy(event, 0);
    if (seen !== undefined) memory.see(seen);
  }
  expect(memory.recall).not.toEqual(before);
});

test('of unknown games nothing is remembered', () => {
  expect(() => memoryOf({ ...GAMES.corleone.rules, id: 'toString' }, 2)).toThrow('toString');
});
