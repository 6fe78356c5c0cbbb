import { type Calibration, calibrate, modelFor } from '@omerta/coach';
import Table from 'cli-table3';
import type { Command } from 'commander';
import { USUAL_GAME } from '../games.ts';
import { type Io, print } from '../io.ts';
import { coachOf, gameNamed, gamesHelp, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import type { Doing } from './doing.ts';

interface CalibrateOptions {
  readonly game?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly json?: true;
}

export function addCalibrate(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('calibrate')
    .description('how well the coach predicts: its shares against games won')
    .option('--game <name>', gamesHelp())
    .option('--games <number>', 'how many games, of all numbers of players in turn (default: 1000)')
    .option('--seed <number>', 'seed of the first game; the weights must not have learned from it (default: 1000000)')
    .option('--json', 'print the report as JSON')
    .action((options: CalibrateOptions) => does(report(io, options)));
}

function report(io: Io, options: CalibrateOptions): number {
  const chosen = gameNamed(options.game ?? USUAL_GAME);
  const games = wholeNumber('--games', options.games ?? '1000', 1, 1_000_000);
  const seed = wholeNumber('--seed', options.seed ?? '1000000', 0, Number.MAX_SAFE_INTEGER - games);
  const game = coachOf(chosen.standard());
  const progress = progressOn(io, games);
  const calibration = calibrate(game, {
    games,
    seed,
    modelFor: players => modelFor(game, players),
    onGame: played => progress.update(played),
  });
  progress.stop();
  if (options.json === true) print(io, JSON.stringify({ game: chosen.id, seed, ...calibration }, undefined, 2));
  else for (const line of linesOf(chosen.id, calibration)) print(io, line);
  return 0;
}

function linesOf(game: string, { games, positions, error, logLoss, parLogLoss, bins }: Calibration): string[] {
  const table = new Table({
    head: ['told', 'won', 'seats'],
    colAligns: ['right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const { count, told, won } of bins) if (count > 0) table.push([percent(told), percent(won), String(count)]);
  return [
    `${positions} positions of ${games} games of ${game}, all numbers of players`,
    `calibration error ${percent(error)}, log-loss ${logLoss.toFixed(3)} (${parLogLoss.toFixed(3)} for who knows nothing)`,
    table.toString(),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
