import type { Failure, Planted, Run, TrialReport, TrialRequest } from './suite.ts';

/** One trial. It throws if something is wrong; the counts it returns are summed. */
export type Trial = (seed: number) => Promise<Counts> | Counts;

// biome-ignore lint/suspicious/noConfusingVoidType: a trial that counts nothing returns nothing
type Counts = Readonly<Record<string, number>> | void;

/** Trials one after another. */
export function oneByOne(trial: Trial): Run {
  return request => tryEach(trial, request, ENOUGH);
}

/** A defect that is found when a trial fails. */
export function plantedIn(name: string, most: number, trial: Trial): Planted {
  return { name, most, run: request => tryEach(trial, request, 1) };
}

/** Failures after which no more trials are made. */
const ENOUGH = 10;

async function tryEach(trial: Trial, { first, count, until }: TrialRequest, enough: number): Promise<TrialReport> {
  const failures: Failure[] = [];
  const sums: Record<string, number> = {};
  let seed = first;
  for (; seed < first + count && failures.length < enough && !until(); seed += 1) {
    try {
      for (const [name, value] of Object.entries((await trial(seed)) ?? {})) sums[name] = (sums[name] ?? 0) + value;
    } catch (error) {
      failures.push({ seed, what: error instanceof Error ? error.message : String(error) });
    }
  }
  return { trials: seed - first, failures, sums };
}
