import type { Suite } from '@omerta/testing';
import { upperBound } from '../bound.ts';
import { rateOf } from '../figure.ts';
import { type Line, type TrialsLine, trialsOf } from '../results.ts';

/** The results of one suite with the code it was run on last. */
export interface Row {
  readonly suite: Suite;
  readonly trials: number;
  readonly failures: number;
  readonly planted: number; // defects
  readonly caught: number; // of them
  readonly missed: number; // times that one was not found
  readonly bound: string;
  readonly sums: Readonly<Record<string, number>>;
  readonly series: Readonly<Record<string, readonly number[]>>;
  readonly minutes: number;
  readonly code: string;
  readonly commits: readonly string[];
  readonly nodes: readonly string[];
  readonly day: string; // of the last line
}

/** Undefined where no trial was made. */
export function rowOf(suite: Suite, lines: readonly Line[]): Row | undefined {
  const own = lines.filter(line => line.suite === suite.id);
  const code = own.findLast(({ kind }) => kind === 'trials')?.code;
  const latest = own.filter(line => line.code === code);
  if (code === undefined) return undefined;
  const made = trialsOf(latest);
  const planted = latest.filter(line => line.kind === 'planted');
  const caught = planted.filter(line => line.caught);
  const trials = sum(made.map(line => line.trials));
  const failures = sum(made.map(line => line.failures.length));
  return {
    suite,
    trials,
    failures,
    planted: new Set(planted.map(({ name }) => name)).size,
    caught: new Set(caught.map(({ name }) => name)).size,
    missed: planted.length - caught.length,
    bound: boundOf(suite, failures, trials),
    sums: sumsOf(made),
    series: seriesOf(made),
    minutes: sum(latest.map(({ seconds }) => seconds)) / 60,
    code,
    commits: [...new Set(latest.map(({ commit }) => commit))],
    nodes: [...new Set(latest.map(({ machine }) => machine.node))],
    day: latest.at(-1)?.at.slice(0, 10) ?? '',
  };
}

function boundOf({ whole, together }: Suite, failures: number, trials: number): string {
  if (whole === true) return 'all cases';
  return together === true ? 'one verdict' : `< ${rateOf(upperBound(failures, trials))}`;
}

function sumsOf(lines: readonly TrialsLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { sums: own = {} } of lines) {
    for (const [name, value] of Object.entries(own)) sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
}

function seriesOf(lines: readonly TrialsLine[]): Record<string, number[]> {
  const series: Record<string, number[]> = {};
  for (const { series: own = {} } of lines) {
    for (const [name, values] of Object.entries(own)) series[name] = [...(series[name] ?? []), ...values];
  }
  return series;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
