// Results, one line of JSON each, so that a long proof can be run in several sessions.
import type { TrialReport } from '@omerta/testing';
import { addJsonLine, readJsonLines } from './jsonLines.ts';
import { type Origin, ROOT } from './origin.ts';

export type Line = TrialsLine | PlantedLine;

interface Common extends Origin {
  readonly suite: string;
  readonly at: string; // when it was written
  readonly seconds: number;
}

/** Trials from one seed to the next. */
export interface TrialsLine extends Common, TrialReport {
  readonly kind: 'trials';
  readonly first: number;
}

/** A planted defect, and whether it was found. */
export interface PlantedLine extends Common {
  readonly kind: 'planted';
  readonly name: string;
  readonly caught: boolean;
  readonly trials: number; // it took
  readonly what?: string; // the failure it caused
}

export class Results {
  readonly #file: string | undefined;

  /** Without a file nothing is written. */
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

/** Paths of this machine are not written. */
const withoutRoot = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(ROOT, '') : value;

/** The results of a suite with this code. */
export interface SuiteProgress {
  readonly next: number; // seed
  readonly trials: number;
  readonly failures: number;
  readonly caught: ReadonlySet<string>; // planted defects
}

/** Throws where two lines cover the same seed: it would be counted twice. */
export function trialsOf(lines: readonly Line[]): TrialsLine[] {
  const trials = lines.filter(line => line.kind === 'trials');
  const inOrder = trials.toSorted((one, other) => one.first - other.first);
  for (const [at, { suite, first }] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before !== undefined && first < before.first + before.trials)
      throw new Error(`${suite} has two results of seed ${first}: of two files with the same trials, keep one.`);
  }
  return trials;
}

export function progressOf(lines: readonly Line[], suite: string, code: string): SuiteProgress {
  const own = lines.filter(line => line.suite === suite && line.code === code);
  const trials = trialsOf(own);
  return {
    next: Math.max(0, ...trials.map(line => line.first + line.trials)),
    trials: trials.reduce((sum, line) => sum + line.trials, 0),
    failures: trials.reduce((sum, line) => sum + line.failures.length, 0),
    caught: new Set(own.flatMap(line => (line.kind === 'planted' && line.caught ? [line.name] : []))),
  };
}
