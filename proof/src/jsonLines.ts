import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whatever stands behind the last newline was not written to its end, or not yet. */
export function readJsonLines<Line>(file: string): Line[] {
  const lines = textOf(file).split('\n').slice(0, -1);
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Line); // we have written them
}

export function addJsonLine(file: string, line: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Takes away a last line that was cut off when somebody was ended. */
export function mendJsonLines(file: string): void {
  const text = textOf(file);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
