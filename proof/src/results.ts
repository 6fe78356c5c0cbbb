// What was tried, one line of JSON each, so that a long proof can be made in several sittings.
import type { Found } from '@omerta/testing';
import { addJsonLine, readJsonLines } from './jsonLines.ts';
import { type Origin, ROOT } from './origin.ts';

export type Line = TrialsLine | PlantedLine;

interface Common extends Origin {
  readonly suite: string;
  readonly at: string; // when it was written
  readonly seconds: number;
}

/** Trials from one seed to the next. */
export interface TrialsLine extends Common, Found {
  readonly kind: 'trials';
  readonly first: number;
}

/** A planted defect, and whether it was found. */
export interface PlantedLine extends Common {
  readonly kind: 'planted';
  readonly name: string;
  readonly caught: boolean;
  readonly trials: number; // it took
  readonly what?: string; // what was seen of it
}

export class Results {
  readonly #file: string | undefined;

  /** Without a file nothing is written down. */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  get lines(): readonly Line[] {
    return this.#file === undefined ? [] : readJsonLines(this.#file);
  }

  add(line: Line): void {
    if (this.#file !== undefined) addJsonLine(this.#file, JSON.parse(JSON.stringify(line), withoutRoot));
  }
}

/** Where the project lies on this machine is nobody's business. */
const withoutRoot = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(ROOT, '') : value;

/** What was tried with this code and this suite. */
export interface Standing {
  readonly next: number; // seed
  readonly trials: number;
  readonly failures: number;
  readonly caught: ReadonlySet<string>; // planted defects
}

/** Refuses what tells of a seed twice: more would seem to have been tried than was. */
export function trialsOf(lines: readonly Line[]): TrialsLine[] {
  const trials = lines.filter(line => line.kind === 'trials');
  const inOrder = trials.toSorted((one, other) => one.first - other.first);
  for (const [at, { suite, first }] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before !== undefined && first < before.first + before.trials)
      throw new Error(`${suite} tells twice of seed ${first}: of two files that tell of the same trials, keep one.`);
  }
  return trials;
}

export function standingOf(lines: readonly Line[], suite: string, code: string): Standing {
  const own = lines.filter(line => line.suite === suite && line.code === code);
  const trials = trialsOf(own);
  return {
    next: Math.max(0, ...trials.map(line => line.first + line.trials)),
    trials: trials.reduce((sum, line) => sum + line.trials, 0),
    failures: trials.reduce((sum, line) => sum + line.failures.length, 0),
    caught: new Set(own.flatMap(line => (line.kind === 'planted' && line.caught ? [line.name] : []))),
  };
}
