import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/** Text after the last newline is an incomplete line and ignored. */
export function readJsonLines<Line>(file: string): Line[] {
  const lines = textOf(file).split('\n').slice(0, -1);
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Line); // we have written them
}

export function addJsonLine(file: string, line: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Removes an incomplete last line, left by a process that was killed. */
export function mendJsonLines(file: string): void {
  const text = textOf(file);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
