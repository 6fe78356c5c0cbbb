import { randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { BOT_GAMES, botName } from './index.ts';

test.each(BOT_GAMES)('%s: names enough for any table, none twice', game => {
  const taken: string[] = [];
  for (let seat = 0; seat < 24; seat += 1) taken.push(botName(game, randomFrom(seat), taken));
  expect(new Set(taken).size).toBe(24);
  for (const name of taken) expect(name).toMatch(/^[\p{L}’ -]{3,24}$/u); // as long as a person's may be
  expect(taken).toContain(botName(game, 1, taken)); // with all of them taken they begin anew
});

test('a number counts through the names', () => {
  expect(botName('corleone', 0)).not.toBe(botName('corleone', 1));
  expect(botName('corleone', 24)).toBe(botName('corleone', 0));
});
