import { closeSync, openSync, writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Command } from 'commander';
import { withPack } from '../files/openRecord.ts';
import { readJson, whyUnwritable } from '../files/readFile.ts';
import { RECORD_FORMAT, RECORDS_FORMAT } from '../files/recordFile.ts';
import type { BoundGame } from '../game.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { botsHelp, gameNamed, gamesHelp, levelNamed, playersFor, playersHelp, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import { type PlayedGame, playGame } from '../simulate/playGame.ts';
import { reportLines, tally } from '../simulate/report.ts';
import { addSwitches, houseFor } from '../switches.ts';
import type { Doing } from './doing.ts';

interface SimulateOptions {
  readonly game?: string;
  readonly players?: string;
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly json?: true;
  readonly check?: true;
  readonly pack?: string;
  readonly out?: string;
}

export function addSimulate(omerta: Command, { io, does }: Doing): void {
  const command = omerta
    .command('simulate')
    .description('let bots play many games, and check and count them')
    .option('--game <name>', gamesHelp())
    .option('--players <number>', `how many players: ${playersHelp()}`)
    .option('--games <number>', 'how many games (default: 100)')
    .option('--bots <kind>', botsHelp('random'))
    .option('--seed <number>', 'seed of the first game; the next ones follow (default: 1)')
    .option('--check', 'check all invariants after every choice')
    .option('--json', 'print the report as JSON')
    .option('--pack <file>', 'play with another pack')
    .option('--out <file>', 'write the records of the games');
  addSwitches(command).action((options: SimulateOptions) => does(simulate(io, options)));
}

/** Many games among bots, checked and counted. */
function simulate(io: Io, options: SimulateOptions): number {
  const chosen = gameNamed(options.game ?? 'corleone');
  const players = playersFor(chosen, options.players);
  const games = wholeNumber('--games', options.games ?? '100', 1, 10_000_000);
  const bot = levelNamed(options.bots ?? 'random');
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, Number.MAX_SAFE_INTEGER - games);
  const game =
    options.pack === undefined ? chosen.standard() : withPack(chosen.id, readJson(options.pack), options.pack);
  const table = game.optionsFor(players, houseFor(chosen, options));
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

/** Written game by game, so that a long simulation needs no room. */
function recordsIn(file: string, { ownPack }: BoundGame, games: number) {
  const pack = ownPack === undefined ? '' : `,"pack":${JSON.stringify(ownPack)}`;
  let out: number;
  try {
    out = openSync(file, 'w');
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
