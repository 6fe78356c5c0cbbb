import { botName } from '@omerta/bots';
import { GAME_IDS } from '@omerta/games';
import { randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';

test.each(GAME_IDS)('%s: names enough for any table, none twice', game => {
  const taken: string[] = [];
  for (let seat = 0; seat < 24; seat += 1) taken.push(botName(GAMES[game].bots, randomFrom(seat), taken));
  expect(new Set(taken).size).toBe(24);
  for (const name of taken) expect(name).toMatch(/^[\p{L}’ -]{3,24}$/u); // as long as a person's may be
  expect(taken).toContain(botName(GAMES[game].bots, 1, taken)); // with all of them taken they begin anew
});

test('a number counts through the names', () => {
  expect(botName(GAMES.corleone.bots, 0)).not.toBe(botName(GAMES.corleone.bots, 1));
  expect(botName(GAMES.corleone.bots, 24)).toBe(botName(GAMES.corleone.bots, 0));
});
