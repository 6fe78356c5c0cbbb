import { type Analysis, type AnalysisProblem, analyse } from '@omerta/coach';
import { type GameRecord, startOf } from '@omerta/kernel';
import { paintWith } from '@omerta/terminal/paint.ts';
import type { Command } from 'commander';
import type { BoundGame } from '../cliGame.ts';
import { analysisLines } from '../coach/analysisLines.ts';
import { gameOfRecord, inWords, replayed } from '../files/openRecord.ts';
import { type RecordFile, recordNumber } from '../files/recordFile.ts';
import { type Io, print, sizeOf, usesColors } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { coachOf, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import type { Doing } from './doing.ts';

interface CoachOptions {
  readonly json?: true;
  readonly seed?: string;
  readonly number?: string;
  readonly pack?: string;
}

export function addCoach(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('coach')
    .description('analyse a finished game: chances to win, turning points, luck and skill')
    .argument('<file>', 'a record')
    .option('--json', 'print the analysis as JSON')
    .option('--seed <number>', 'seed of the worlds the coach imagines (default: 1)')
    .option('--number <number>', 'which game of a file with several (default: 1)')
    .option('--pack <file>', 'the pack of the game, if the record does not carry it')
    .action((file: string, options: CoachOptions) => does(coach(io, file, options)));
}

function coach(io: Io, file: string, options: CoachOptions): number {
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, Number.MAX_SAFE_INTEGER);
  const found = recordNumber(file, options.number);
  const game = gameOfRecord(found, file, options.pack);
  const analysis = analysed(io, file, game, found.record, seed);
  if (options.json === true) print(io, JSON.stringify(analysis));
  else for (const line of linesOf(io, file, game, found, analysis)) print(io, line);
  return 0;
}

function analysed(io: Io, file: string, game: BoundGame, record: GameRecord, seed: number): Analysis {
  const coached = coachOf(game); // a game without a coach is refused before the bar hides the cursor
  const progress = progressOn(io, record.choices.length, 0, 'choices');
  const result = analyse(coached, record, {
    seed,
    onProgress: part => progress.update(Math.round(part * record.choices.length)),
  });
  progress.stop();
  if (result.ok) return result.analysis;
  throw new Mistake(`${file}: ${whyNot(game, record, result.problem)}`);
}

function whyNot(game: BoundGame, record: GameRecord, problem: AnalysisProblem): string {
  if (problem.code === 'notOver') return 'the game is not over: only a finished one is looked back at';
  if (problem.code === 'aborted') return 'stopped';
  return inWords(game, record, problem);
}

/** Choices in words, as their seat saw them. */
function linesOf(io: Io, file: string, game: BoundGame, { record, players }: RecordFile, analysis: Analysis): string[] {
  const { rules } = game;
  const paint = paintWith(usesColors(io));
  const views: unknown[] = []; // of the chooser, before each choice
  let before = startOf(rules, record);
  const spectator = rules.viewFor(before, 'spectator');
  const hasPeople = players?.some(({ bot }) => bot === undefined) === true; // bots may all have one name
  const names = hasPeople ? players.map(({ name }) => name) : game.namesFor(spectator);
  const voice = game.speak(spectator, { language: 'en', names, paint });
  replayed(game, record, file, ({ step, seat, state }) => {
    if (seat !== undefined) views[step] = rules.viewFor(before, seat);
    before = rules.clone(state);
  });
  const say = (step: number, text: string) => voice.choice(views[step], rules.readChoice(text)!); // legal at that step
  return analysisLines(analysis, { names, say, paint, columns: sizeOf(io).columns }, game.analysisParts?.(analysis));
}
