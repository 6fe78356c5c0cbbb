import { cashnguns } from '@omerta/cashnguns/rules';
import { listSeats, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../testing/played.ts';
import { BOT_GAMES, botOf } from './index.ts';

test.each(BOT_GAMES)('%s: out of time before the first thought, there is still an answer', game => {
  const { rules, counts } = GAMES[game];
  const state = rules.setup({ players: counts[0] }, 1);
  const [seat] = listSeats(rules.waitingFor(state));
  const view = rules.viewFor(state, seat!);
  const unthinking = { ...rules, imagine: () => expect.fail('It was to think no more') };
  const { choice } = botOf(game, 'sharp', unthinking).decide(view, { random: randomFrom(1), isAborted: () => true });
  expect(rules.choices(view)).toContainEqual(choice);
});

test('the rules of another game are refused', () => {
  expect(() => botOf('corleone', 'sharp', cashnguns)).toThrow('not of corleone');
});
