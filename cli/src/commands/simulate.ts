import { closeSync, openSync, writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { RECORD_FORMAT, RECORDS_FORMAT } from '@omerta/kernel';
import type { Command } from 'commander';
import type { BoundGame } from '../cliGame.ts';
import { whyUnwritable } from '../files/readFile.ts';
import { mustBeNew } from '../files/writeFile.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { progressOn } from '../progressOn.ts';
import { addManyGames, type ManyGamesOptions, manyGames } from '../simulate/manyGames.ts';
import { type PlayedGame, playGame } from '../simulate/playGame.ts';
import { reportLines, tally } from '../simulate/report.ts';
import type { Doing } from './doing.ts';

interface SimulateOptions extends ManyGamesOptions {
  readonly json?: true;
  readonly check?: true;
  readonly out?: string;
}

const USUAL = { games: 100, bots: 'random' } as const;

export function addSimulate(omerta: Command, { io, does }: Doing): void {
  const command = omerta
    .command('simulate')
    .description('let bots play many games, and check and count them')
    .option('--check', 'check all invariants after every choice')
    .option('--json', 'print the report as JSON')
    .option('--out <file>', 'write the records of the games');
  addManyGames(command, USUAL).action((options: SimulateOptions) => does(simulate(io, options)));
}

/** Many games among bots, checked and counted. */
function simulate(io: Io, options: SimulateOptions): number {
  const { chosen, players, games, bot, seed, game, table } = manyGames(options, USUAL);
  const records = options.out === undefined ? undefined : recordsIn(options.out, game, games);
  const sums = tally({ game: chosen.id, pack: game.rules.pack, players, bots: bot, seed });
  const progress = progressOn(io, games);
  const start = performance.now();
  for (let at = 0; at < games; at += 1) {
    const played = playGame({
      game,
      options: table,
      seed: seed + at,
      bot,
      check: options.check === true,
      recorded: records !== undefined,
    });
    sums.add(played);
    records?.write(played, Array(players).fill({ name: bot, bot }));
    progress.update(at + 1);
  }
  const report = sums.report((performance.now() - start) / 1000);
  progress.stop();
  records?.close();
  if (options.json === true) print(io, JSON.stringify(report, undefined, 2));
  else for (const line of reportLines(report)) print(io, line);
  return report.violations === 0 ? 0 : 1;
}

/** Written game by game, so that a long simulation needs little memory. */
function recordsIn(file: string, { ownPack }: BoundGame, games: number) {
  const pack = ownPack === undefined ? '' : `,"pack":${JSON.stringify(ownPack)}`;
  mustBeNew(file, 'write elsewhere');
  let out: number;
  try {
    out = openSync(file, 'wx');
  } catch (error) {
    throw new Mistake(`${file}: cannot be written: ${whyUnwritable(error)}`);
  }
  const [start, end] = games === 1 ? ['', '\n'] : [`{"format":"${RECORDS_FORMAT}"${pack},"records":[\n`, '\n]}\n'];
  let between = start;
  return {
    write({ record, outcome }: PlayedGame, players: readonly object[]): void {
      const head = games === 1 ? { format: RECORD_FORMAT, ...(ownPack === undefined ? {} : { pack: ownPack }) } : {};
      writeSync(out, between + JSON.stringify({ ...head, record, players, outcome }));
      between = ',\n';
    },
    close(): void {
      writeSync(out, end);
      closeSync(out);
    },
  };
}
