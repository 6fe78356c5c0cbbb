// A bot is told apart from nobody by what it cannot see.
import { pick, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { GAMES, played } from '../testing/played.ts';
import { BOT_GAMES, botOf, LEVELS, randomFor } from './index.ts';

test.each(BOT_GAMES)('%s: other hidden cards, the same choice', game => {
  const { rules, counts } = GAMES[game];
  const chance = randomFrom(1);
  const bots = LEVELS.map(level => botOf(game, level, rules));
  let others = 0;
  let looks = 0;
  played(
    game,
    Array.from({ length: counts[1]! }, () => 'random'),
    {
      seed: 3,
      look(state, seat) {
        looks += 1;
        if (looks % 7 !== 0) return;
        const view = rules.viewFor(state, seat);
        const world = rules.imagine(view, chance);
        if (JSON.stringify(world) !== JSON.stringify(state)) others += 1;
        const bot = pick(chance, bots);
        const decide = (seen: unknown) => bot.decide(seen, { random: randomFor('fair', looks), iterations: 8 }).choice;
        expect(decide(rules.viewFor(world, seat))).toEqual(decide(view));
      },
    },
  );
  expect(others).toBeGreaterThan(10); // the worlds really differ
});
