import { readFileSync } from 'node:fs';
import { Mistake, reasonOf } from '../mistake.ts';

/** A text file, or a mistake that names the file and what is wrong with it. */
export function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Mistake(`${file}: ${whyUnreadable(error)}`);
  }
  if (bytes.length === 0) throw new Mistake(`${file}: the file is empty`);
  if (bytes.includes(0)) throw new Mistake(`${file}: not a text file`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Mistake(`${file}: not a text file in UTF-8`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${file}:${placeIn(text, positionOfError(text))}: not JSON: ${shortReason(error)}`);
  }
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EEXIST: 'there is such a file already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

export function whyUnreadable(error: unknown): string {
  return WHY[codeOf(error)] ?? reasonOf(error);
}

export function whyUnwritable(error: unknown): string {
  return codeOf(error) === 'ENOENT' ? 'there is no such folder' : whyUnreadable(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Without what V8 adds about the place: we say line and column. */
function shortReason(error: unknown): string {
  return reasonOf(error)
    .replace(/ in JSON at position \d+.*$/, '')
    .replace(/, (\.\.\.)?".*$/, '');
}

function placeIn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

/** The length of the longest valid prefix. V8 reports the position only sometimes. */
function positionOfError(text: string): number {
  let fine = 0;
  let wrong = text.length;
  while (fine < wrong) {
    const middle = Math.ceil((fine + wrong) / 2);
    if (couldGoOn(text.slice(0, middle))) fine = middle;
    else wrong = middle - 1;
  }
  return fine;
}

function couldGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = reasonOf(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return /end of JSON|Unterminated/.test(message) || Number(position) === beginning.length;
  }
}
