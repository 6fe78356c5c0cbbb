import type { Level } from '@omerta/bots';
import { RECORD_FORMAT, type Seed } from '@omerta/kernel';
import type { BoundGame } from '../src/cliGame.ts';
import type { RecordFile } from '../src/files/recordFile.ts';
import { gameOf } from '../src/games.ts';
import { playGame } from '../src/simulate/playGame.ts';

/** The record of a whole game of Corleone's Empire among bots. */
export function played(seed: Seed, players = 4, bot: Level = 'greedy'): RecordFile {
  const game = gameOf('corleone').standard();
  return recordOf(game, game.optionsFor(players), seed, bot);
}

/** The record of a whole game of Ca$h 'n Guns among bots, with talents. */
export function playedCash(seed: Seed, players = 6, bot: Level = 'greedy'): RecordFile {
  const game = gameOf('cashnguns').standard();
  return recordOf(game, game.optionsFor(players, { talents: true }), seed, bot);
}

function recordOf(game: BoundGame, options: unknown, seed: Seed, bot: Level): RecordFile {
  const { record, outcome } = playGame({ game, options, seed, bot, check: false, recorded: true });
  if (outcome === undefined) throw new Error(`The game of seed ${seed} was not finished`);
  return { format: RECORD_FORMAT, record, outcome };
}
