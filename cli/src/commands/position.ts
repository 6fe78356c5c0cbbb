import { seatName } from '@omerta/kernel';
import type { Positions } from '@omerta/terminal/game.ts';
import { paintWith } from '@omerta/terminal/paint.ts';
import type { Command } from 'commander';
import type { BoundGame } from '../cliGame.ts';
import { gameOfRecord, replayed, withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { recordNumber } from '../files/recordFile.ts';
import { type Io, print, sizeOf, usesColors } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { gameNamed, having, languageFor, wholeNumber } from '../options.ts';
import type { Doing } from './doing.ts';
import { viewerNamed } from './replay.ts';

export function addPosition(omerta: Command, { io, does }: Doing): void {
  const position = omerta.command('position').description('check, show and write positions');
  position
    .command('check')
    .description('find what is wrong with a position')
    .argument('<file>', 'a position')
    .option('--pack <file>', 'the pack it belongs to')
    .action((file: string, options: PositionOptions) => does(check(io, file, options)));
  position
    .command('show')
    .description('draw the table')
    .argument('<file>', 'a position')
    .option('--viewer <who>', 'spectator, a seat from A, or all (default: spectator)')
    .option('--language <language>', 'en, pl, de or pt-BR (default: that of the terminal)')
    .option('--pack <file>', 'the pack it belongs to')
    .action((file: string, options: PositionOptions) => does(show(io, file, options)));
  position
    .command('write')
    .description('write the position a record has reached')
    .argument('<record>', 'a record')
    .option('--step <number>', 'after this many choices (default: all)')
    .option('--number <number>', 'which game of a file with several (default: 1)')
    .option('--pack <file>', 'the pack of the game, if the record does not carry it')
    .action((file: string, options: WriteOptions) => does(write(io, file, options)));
}

interface WriteOptions {
  readonly step?: string;
  readonly number?: string;
  readonly pack?: string;
}

interface PositionOptions {
  readonly language?: string;
  readonly viewer?: string;
  readonly pack?: string;
}

/** Says what is wrong with a position, a line for each problem. */
function check(io: Io, file: string, options: PositionOptions): number {
  const json = readJson(file);
  const read = positionsOf(gameOf(json, file, options)).read(json);
  if (read.ok) {
    print(io, `ok ${file}`);
    return 0;
  }
  for (const problem of read.problems) io.stderr.write(`omerta: ${file}: ${problem}\n`);
  return 1;
}

/** Draws the table as one viewer sees it. */
function show(io: Io, file: string, options: PositionOptions): number {
  const language = languageFor(io, options.language);
  const json = readJson(file);
  const game = gameOf(json, file, options);
  const read = positionsOf(game).read(json);
  if (!read.ok) throw new Mistake(`${file}: ${read.problems[0]}`);
  const { rules } = game;
  const spectator = rules.viewFor(read.state, 'spectator');
  const viewer = viewerNamed(options.viewer ?? 'spectator', () => game.namesFor(spectator).length);
  const voice = game.speak(spectator, { language, paint: paintWith(usesColors(io)) });
  const size = sizeOf(io);
  const view = viewer === 'all' ? spectator : rules.viewFor(read.state, viewer);
  const hands = [...game.namesFor(spectator).entries()].flatMap(([seat, name]) => [
    `${seatName(seat)} ${name}`,
    ...voice.hand(rules.viewFor(read.state, seat), size, 'usual'),
  ]);
  const own = viewer === 'all' ? hands : voice.hand(view, size, 'usual');
  for (const line of [...voice.board(view, size, 'whole'), ...own, ...voice.finalCount(view, size)]) print(io, line);
  return 0;
}

function write(io: Io, file: string, options: WriteOptions): number {
  const found = recordNumber(file, options.number);
  const game = gameOfRecord(found, file, options.pack);
  const positions = positionsOf(game);
  const { choices } = found.record;
  const step = wholeNumber('--step', options.step ?? String(choices.length), 0, choices.length);
  const state = replayed(game, { ...found.record, choices: choices.slice(0, step) }, file);
  print(io, JSON.stringify(positions.write(state), undefined, 2));
  return 0;
}

function positionsOf({ id, positions }: BoundGame): Positions {
  return having(positions, 'positions', id);
}

function gameOf(json: unknown, file: string, { pack }: PositionOptions): BoundGame {
  const name = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  if (typeof name !== 'string') throw new Mistake(`${file}: not a position: game is missing`);
  return pack === undefined ? gameNamed(name).standard() : withPack(name, readJson(pack), pack);
}
