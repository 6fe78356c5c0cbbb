import { LEVELS } from '@omerta/bots';
import { GAME_IDS, type GameId } from '@omerta/games';
import { expect, test } from 'vitest';
import { countsOf, GAMES } from '../games.ts';
import { played } from './played.ts';

const tables = GAME_IDS.flatMap(game => countsOf(GAMES[game]).map(players => [game, players] as const));
const COUNTS_TWICE: { readonly [Id in GameId]: number } = { corleone: 2, cashnguns: 6, 'liars-dice': 3 };

/** All levels in turn sit at the tables of a game, starting with another one at each. */
function textsOf(game: GameId, players: number): readonly string[] {
  const seats = Array.from({ length: players }, (_, seat) => LEVELS[(seat + players * 2) % LEVELS.length]!);
  const { outcome, texts } = played(game, seats, { seed: players, iterations: 6 });
  expect(outcome.scores).toHaveLength(players);
  return texts;
}

test.each(tables)('%s with %i players: bots make legal choices to the end', (game, players) => {
  expect(textsOf(game, players).length).toBeGreaterThan(0);
});

test.each(GAME_IDS)('%s: the same view and chance, the same choice', game => {
  const players = COUNTS_TWICE[game];
  expect(textsOf(game, players)).toEqual(textsOf(game, players));
});
