import { botOf } from '@omerta/bots';
import { GAME_IDS } from '@omerta/games';
import { listSeats, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { countsOf, GAMES } from '../games.ts';

test.each(GAME_IDS)('%s: out of time before the first search, there is still an answer', game => {
  const { rules } = GAMES[game];
  const counts = countsOf(GAMES[game]);
  const state = rules.setup({ players: counts[0] }, 1);
  const [seat] = listSeats(rules.waitingFor(state));
  const view = rules.viewFor(state, seat!);
  const unthinking = { ...rules, imagine: () => expect.fail('It was to think no more') };
  const { choice } = botOf(GAMES[game].bots, 'sharp', unthinking).decide(view, {
    random: randomFrom(1),
    isAborted: () => true,
  });
  expect(rules.choices(view)).toContainEqual(choice);
});
