import type { Command } from 'commander';
import type { BoundGame } from '../cliGame.ts';
import { readPack, withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { GAMES } from '../games.ts';
import { type Io, print } from '../io.ts';
import { gameNamed, having } from '../options.ts';
import type { Doing } from './doing.ts';

const GAME_WITH_PACKS = GAMES.find(({ readPack }) => readPack !== undefined)!.id;

export function addPack(omerta: Command, { io, does }: Doing): void {
  const pack = omerta.command('pack').description('check and show content packs');
  pack
    .command('check')
    .description('find what is wrong with a pack')
    .argument('<file>', 'a pack')
    .option('--game <name>', 'which game it is for', GAME_WITH_PACKS)
    .action((file: string, options: PackOptions) => does(check(io, file, options)));
  pack
    .command('show')
    .description('show the content of a pack and its sources')
    .argument('[file]', 'a pack (default: the standard one)')
    .option('--game <name>', 'which game it is for', GAME_WITH_PACKS)
    .action((file: string | undefined, options: PackOptions) => does(show(io, file, options)));
  pack
    .command('schema')
    .description('the form of a pack as a JSON Schema, for editors')
    .option('--game <name>', 'which game it is for', GAME_WITH_PACKS)
    .action((options: PackOptions) => does(schema(io, options)));
}

interface PackOptions {
  readonly game: string;
}

/** Errors and warnings, a line each; the content of a playable pack. */
function check(io: Io, file: string, { game }: PackOptions): number {
  const { game: bound, errors, warnings } = readPack(game, readJson(file));
  for (const error of errors) io.stderr.write(`omerta: ${file}: ${error}\n`);
  for (const warning of warnings) print(io, `warning: ${warning}`);
  if (bound === undefined) return 1;
  print(io, `ok ${file}${warnings.length === 0 ? '' : `, warnings: ${warnings.length}`}`);
  for (const line of overviewOf(bound)) print(io, line);
  return 0;
}

function show(io: Io, file: string | undefined, { game }: PackOptions): number {
  const bound = file === undefined ? gameNamed(game).standard() : withPack(game, readJson(file), file);
  for (const line of overviewOf(bound)) print(io, line);
  return 0;
}

function schema(io: Io, { game }: PackOptions): number {
  const packSchema = having(gameNamed(game).packSchema, 'packs', game);
  print(io, JSON.stringify(packSchema(), undefined, 2));
  return 0;
}

function overviewOf({ id, overview }: BoundGame): string[] {
  return having(overview, 'packs', id)();
}
