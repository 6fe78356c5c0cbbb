import { LEVELS } from '@omerta/bots';
import { type ArenaReport, blocksFor, tally } from '@omerta/lab';
import type { Command } from 'commander';
import { type BlockFile, openBlockFile } from '../arena/blockFile.ts';
import { inOrder } from '../arena/inOrder.ts';
import { kindOf } from '../arena/kindOf.ts';
import { openArena } from '../arena/openArena.ts';
import { fingerprintsOf, type Sitting } from '../arena/plan.ts';
import { reportLines } from '../arena/reportLines.ts';
import { type Stopping, stopping } from '../arena/stopping.ts';
import type { CliGame } from '../cliGame.ts';
import { withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { USUAL_GAME } from '../games.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { decimal, gameNamed, gamesHelp, levelNamed, list, playersFor, playersHelp, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import { addSwitches, optionsFrom } from '../switches.ts';
import type { Doing } from './doing.ts';

interface ArenaOptions {
  readonly game?: string;
  readonly table: string;
  readonly players?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly iterations?: string;
  readonly pack?: string;
  readonly untilAbove?: string | true;
  readonly margin?: string;
  readonly out?: string;
  readonly resume?: true;
  readonly minutes?: string;
  readonly workers?: string;
  readonly seconds?: string;
  readonly json?: true;
}

export function addArena(omerta: Command, { io, does }: Doing): void {
  const command = omerta
    .command('arena')
    .description('find out which bots play better: every deal in every seating')
    .requiredOption(
      '--table <bots>',
      `who plays, in turn order: ${list(LEVELS)}, ./bot.mjs, "cmd:a command"; the last one fills the table`,
    )
    .option('--game <name>', gamesHelp())
    .option('--players <number>', `how many players: ${playersHelp()} (default: as many as the table names)`)
    .option('--games <number>', 'how many games at most, rounded up to whole deals (default: 400)')
    .option('--seed <number>', 'seed of the first deal; the next ones follow (default: 1)')
    .option('--iterations <number>', 'futures for each decision of our bots (default: by level)')
    .option('--pack <file>', 'play with another pack')
    .option('--until-above [share]', 'stop once it is clear whether the first bot wins more than this (default: par)')
    .option('--margin <share>', 'shares this close to that figure may go either way (default: 0.02)')
    .option('--out <file>', 'write every deal to a file, a line each')
    .option('--resume', 'resume that file')
    .option('--minutes <number>', 'stop after this many minutes')
    .option('--workers <number>', 'threads that play (default: 2)')
    .option('--seconds <number>', 'how long an external bot may think (default: 10)')
    .option('--json', 'print the report as JSON');
  addSwitches(command).action((options: ArenaOptions) => does(arena(io, options)));
}

/** Stops at Ctrl-C or when the minutes are over, and reports the games so far. */
export async function arena(
  io: Io,
  options: ArenaOptions,
  stop: Stopping = stopping(minutesIn(options)),
): Promise<number> {
  try {
    const sitting = sittingFor(options);
    const report = await played(io, options, sitting, stop);
    if (options.json === true) print(io, JSON.stringify(report, undefined, 2));
    else for (const line of reportLines(report)) print(io, line);
    return stop.isInterrupted ? INTERRUPTED : 0;
  } finally {
    stop.done();
  }
}

const INTERRUPTED = 130; // as shells have it

async function played(io: Io, options: ArenaOptions, sitting: Sitting, { signal }: Stopping): Promise<ArenaReport> {
  const { plan } = sitting;
  const players = plan.table.length;
  const blocks = blocksFor(gamesIn(options), players);
  const until = untilIn(options, players);
  const sums = tally({
    game: plan.game,
    seed: plan.seed,
    table: plan.table,
    ...(until === undefined ? {} : { until }),
  });
  const file = fileFor(options, sitting);
  const known = file?.blocks.slice(0, blocks) ?? [];
  for (const block of known) if (sums.verdict === undefined) sums.add(block);
  const arena = await openArena(sitting, wholeNumber('--workers', options.workers ?? '2', 1, 64));
  const progress = progressOn(io, blocks * players, known.length * players);
  try {
    if (sums.verdict === undefined) {
      for await (const block of inOrder(arena, known.length, blocks, signal)) {
        file?.append(block);
        sums.add(block);
        progress.update((block.block + 1) * players);
        if (sums.verdict !== undefined) break;
      }
    }
  } finally {
    progress.stop();
    await arena.close();
  }
  const report = sums.report();
  if (report.blocks === 0) throw new Mistake('stopped before the first deal was played to its end');
  return report;
}

function sittingFor(options: ArenaOptions): Sitting {
  const chosen = gameNamed(options.game ?? USUAL_GAME);
  const ownPack = options.pack === undefined ? undefined : readJson(options.pack);
  const { rules, optionsFor } = ownPack === undefined ? chosen.standard() : withPack(chosen.id, ownPack, options.pack!);
  const table = tableFor(chosen, options);
  const iterations =
    options.iterations === undefined
      ? {}
      : { iterations: wholeNumber('--iterations', options.iterations, 1, 1_000_000) };
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, Number.MAX_SAFE_INTEGER - gamesIn(options));
  return {
    plan: {
      game: chosen.id,
      version: rules.version,
      pack: rules.pack,
      options: optionsFor(table.length, optionsFrom(chosen, options)),
      table,
      modules: fingerprintsOf(table),
      seed,
      ...iterations,
    },
    ownPack,
    seconds: decimal('--seconds', options.seconds ?? '10', 0.001, 86_400),
  };
}

/** The last bot named fills the remaining seats. */
function tableFor(game: CliGame, options: ArenaOptions): string[] {
  const named = options.table.split(',').map(name => name.trim());
  for (const name of named) if (kindOf(name) === 'level') levelNamed(name);
  const players = playersFor(game, options.players ?? String(named.length));
  if (named.length > players) throw new Mistake(`--table names ${named.length} bots for ${players} players`);
  return Array.from({ length: players }, (_, player) => named[player] ?? named.at(-1)!);
}

function fileFor({ out, resume }: ArenaOptions, { plan }: Sitting): BlockFile | undefined {
  if (out === undefined && resume === true) throw new Mistake('--resume needs a file: name it with --out');
  return out === undefined ? undefined : openBlockFile(out, plan, resume === true);
}

function untilIn({ untilAbove, margin }: ArenaOptions, players: number) {
  if (untilAbove === undefined) return undefined;
  const figure = untilAbove === true ? 1 / players : decimal('--until-above', untilAbove, 0.001, 0.999);
  return { figure, margin: decimal('--margin', margin ?? '0.02', 0.001, 0.5) };
}

function minutesIn({ minutes }: ArenaOptions): number | undefined {
  return minutes === undefined ? undefined : decimal('--minutes', minutes, 0.001, 10_000);
}

function gamesIn({ games }: ArenaOptions): number {
  return wholeNumber('--games', games ?? '400', 1, 10_000_000);
}
