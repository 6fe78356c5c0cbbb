import { readJson } from '../files/readFile.ts';
import { withPack } from '../files/openRecord.ts';
import { type Io, print } from '../io.ts';
import { gameNamed } from '../options.ts';

/** Errors and warnings, a line each; what the pack holds when it can be played. */
export async function checkPackFile(io: Io, file: string, { game = 'corleone' }: { readonly game?: string }): Promise<number> {
  const { game: bound, errors, warnings } = gameNamed(game).readPack(readJson(file));
  for (const error of errors) io.stderr.write(`omerta: ${file}: error: ${error}\n`);
  for (const warning of warnings) print(io, `warning: ${warning}`);
  if (bound === undefined) return 1;
  print(io, `ok ${file}${warnings.length === 0 ? '' : `, ${warnings.length} warnings`}`);
  for (const line of bound.overview()) print(io, line);
  return 0;
}

export async function showPack(io: Io, file: string | undefined, { game = 'corleone' }: { readonly game?: string }): Promise<number> {
  const bound = file === undefined ? gameNamed(game).standard() : withPack(game, readJson(file), file);
  for (const line of bound.overview()) print(io, line);
  return 0;
}
