import { LEVELS } from '@omerta/bots';
import { type ArenaReport, inOrder, ladderPlot, ladderTable, ratingTable, rungIn } from '@omerta/lab';
import type { Command } from 'commander';
import { readJson } from '../files/readFile.ts';
import { mustBeWritable, replaceFile } from '../files/writeFile.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import type { Doing } from './doing.ts';

interface LadderOptions {
  readonly out: string;
}

export function addLadder(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('ladder')
    .description('draw arena results about the levels')
    .argument('<reports...>', 'files that arena --json has printed')
    .requiredOption('--out <file>', 'where the picture goes, such as docs/ladder.svg')
    .action((files: readonly string[], options: LadderOptions) => does(ladder(io, files, options)));
}

function ladder(io: Io, files: readonly string[], { out }: LadderOptions): number {
  mustBeWritable(out);
  const reports = files.map(reportIn);
  const rungs = inOrder(
    reports.flatMap(report => rungIn(report) ?? []),
    LEVELS,
  );
  replaceFile(out, ladderPlot(rungs));
  for (const game of new Set(reports.map(report => report.game))) {
    const found = rungs.filter(rung => rung.game === game);
    if (found.length > 0) print(io, `${game}\n\n${ladderTable(found)}\n`);
    for (const report of reports) {
      if (report.game !== game || rungIn(report) !== undefined) continue;
      print(io, `${game}, ${report.games} games with all levels at the table\n\n${ratingTable(report)}\n`);
    }
  }
  return 0;
}

function reportIn(file: string): ArenaReport {
  const json = readJson(file);
  if (!isReport(json)) throw new Mistake(`${file}: not a report of omerta arena`);
  return json;
}

/** The fields used here. */
function isReport(json: unknown): json is ArenaReport {
  const report = json as Partial<ArenaReport> | undefined;
  return (
    typeof report?.game === 'string' &&
    [report.games, report.seed].every(Number.isFinite) &&
    Array.isArray(report.seats) &&
    report.seats.length > 1 &&
    report.seats.every(seat => typeof seat.bot === 'string' && [seat.share, seat.low, seat.high].every(Number.isFinite))
  );
}
