import { addJsonLine, readJsonLines } from '../jsonLines.ts';
import type { LoadLine } from './figures.ts';

export const readLoad = (file: string): LoadLine[] => readJsonLines(file);
export const addLoad = (file: string, line: LoadLine): void => addJsonLine(file, line);

/** The last line of each step, of the code and machine measured last. */
export function latestOf(lines: readonly LoadLine[]): LoadLine[] {
  const last = lines.at(-1);
  const own = lines.filter(({ code, machine }) => code === last?.code && isSame(machine, last?.machine));
  return [...new Map(own.map(line => [line.step.name, line])).values()];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
