import { fitModel, writeModel } from '@omerta/coach';
import type { Command } from 'commander';
import { mustBeWritable, replaceFile } from '../files/writeFile.ts';
import { USUAL_GAME } from '../games.ts';
import { type Io, print } from '../io.ts';
import { coachOf, gameNamed, gamesHelp, playersFor, playersHelp, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import type { Doing } from './doing.ts';

interface FitOptions {
  readonly game?: string;
  readonly players?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly out: string;
}

export function addFit(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('fit')
    .description('train the coach on games among bots')
    .requiredOption('--out <file>', 'where the weights go, such as models/4.json')
    .option('--game <name>', gamesHelp())
    .option('--players <number>', `how many players: ${playersHelp()}`)
    .option('--games <number>', 'how many games (default: 2000)')
    .option('--seed <number>', 'seed of the first game; the next ones follow (default: 1)')
    .action((options: FitOptions) => does(learn(io, options)));
}

function learn(io: Io, options: FitOptions): number {
  const chosen = gameNamed(options.game ?? USUAL_GAME);
  const players = playersFor(chosen, options.players);
  const games = wholeNumber('--games', options.games ?? '2000', 1, 1_000_000);
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, Number.MAX_SAFE_INTEGER - games);
  mustBeWritable(options.out);
  const progress = progressOn(io, games);
  const model = fitModel(coachOf(chosen.standard()), {
    players,
    games,
    seed,
    onGame: played => progress.update(played),
  });
  progress.stop();
  replaceFile(options.out, writeModel(model));
  const { positions, bots } = model.trained;
  print(
    io,
    `${positions} positions of ${games} games of ${chosen.id}, ${players} players, ${bots} bots. See ${options.out}`,
  );
  return 0;
}
