import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LoadLine } from './figures.ts';

export function readLoad(file: string): LoadLine[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as LoadLine); // we have written them
}

export function addLoad(file: string, line: LoadLine): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** The last of each step, all of the code that was measured last. */
export function latestOf(lines: readonly LoadLine[]): LoadLine[] {
  const code = lines.at(-1)?.code;
  const own = lines.filter(line => line.code === code);
  return [...new Map(own.map(line => [line.step.name, line])).values()];
}
