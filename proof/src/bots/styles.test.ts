import { botOf, STYLES } from '@omerta/bots';
import { listSeats, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { COACHED_IDS, type CoachedId, countsOf, GAMES } from '../games.ts';

/** The first answers of this style in some deals. */
function answers(game: CoachedId, style: (typeof STYLES)[number]): string {
  const { rules, fullOptions } = GAMES[game];
  const counts = countsOf(GAMES[game]);
  const bot = botOf(GAMES[game].bots, 'regular', rules, style);
  const all = Array.from({ length: 6 }, (_, seed) => {
    const state = rules.setup({ ...fullOptions, players: counts[0]! }, seed);
    const random = randomFrom(seed);
    for (let step = 0; step < 30; step += 1) {
      const [seat] = listSeats(rules.waitingFor(state));
      const { choice } = bot.decide(rules.viewFor(state, seat!), { random, iterations: 4 });
      rules.play(state, seat!, choice);
    }
    return JSON.stringify(rules.viewFor(state, 'spectator'));
  });
  return all.join();
}

test.each(COACHED_IDS)('%s: every style plays in its own way', game => {
  expect(new Set(STYLES.map(style => answers(game, style))).size).toBe(STYLES.length);
});
