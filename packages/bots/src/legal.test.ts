import { expect, test } from 'vitest';
import { GAMES, played } from '../testing/played.ts';
import { BOT_GAMES, type BotGame, LEVELS, type Level } from './index.ts';

const tables = BOT_GAMES.flatMap(game =>
  GAMES[game].counts.flatMap(players => LEVELS.map(level => [game, players, level] as const)),
);

function textsOf(game: BotGame, players: number, level: Level): readonly string[] {
  const { outcome, texts } = played(game, Array<Level>(players).fill(level), { seed: players, iterations: 6 });
  expect(outcome.scores).toHaveLength(players);
  return texts;
}

test.each(tables)('%s with %i players: %s bots choose what they may, to the end', (game, players, level) => {
  expect(textsOf(game, players, level).length).toBeGreaterThan(0);
});

test.each(BOT_GAMES)('%s: the same view and chance, the same choice', game => {
  const [least] = GAMES[game].counts;
  for (const level of LEVELS) expect(textsOf(game, least!, level)).toEqual(textsOf(game, least!, level));
});
