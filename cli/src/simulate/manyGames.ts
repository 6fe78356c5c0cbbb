// Options shared by the commands that let bots play many games.
import type { Level } from '@omerta/bots';
import type { Command } from 'commander';
import { withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { USUAL_GAME } from '../games.ts';
import { botsHelp, gameNamed, gamesHelp, levelNamed, playersFor, playersHelp, wholeNumber } from '../options.ts';
import { addSwitches, optionsFrom } from '../switches.ts';

export interface ManyGamesOptions {
  readonly game?: string;
  readonly players?: string;
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly pack?: string;
}

/** Defaults. */
export interface UsualGames {
  readonly games: number;
  readonly bots: Level;
}

export const addManyGames = (command: Command, usual: UsualGames): Command =>
  addSwitches(
    command
      .option('--game <name>', gamesHelp())
      .option('--players <number>', `how many players: ${playersHelp()}`)
      .option('--games <number>', `how many games (default: ${usual.games})`)
      .option('--bots <kind>', botsHelp(usual.bots))
      .option('--seed <number>', 'seed of the first game; the next ones follow (default: 1)')
      .option('--pack <file>', 'play with another pack'),
  );

export function manyGames(options: ManyGamesOptions, usual: UsualGames) {
  const chosen = gameNamed(options.game ?? USUAL_GAME);
  const players = playersFor(chosen, options.players);
  const games = wholeNumber('--games', options.games ?? String(usual.games), 1, 10_000_000);
  const bot = levelNamed(options.bots ?? usual.bots);
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, Number.MAX_SAFE_INTEGER - games);
  const game =
    options.pack === undefined ? chosen.standard() : withPack(chosen.id, readJson(options.pack), options.pack);
  return { chosen, players, games, bot, seed, game, table: game.optionsFor(players, optionsFrom(chosen, options)) };
}
