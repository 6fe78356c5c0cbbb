import type { Asked, Failure, Found, Planted, Run } from './suite.ts';

/** One trial. It throws on failure; its result is added to the sums. */
export type Trial = (seed: number) => Promise<Counts> | Counts;

// biome-ignore lint/suspicious/noConfusingVoidType: a trial that counts nothing gives nothing
type Counts = Readonly<Record<string, number>> | void;

/** Trials one after another. */
export function oneByOne(trial: Trial): Run {
  return asked => tryEach(trial, asked, ENOUGH);
}

/** A defect that is found when a trial fails. */
export function plantedIn(name: string, most: number, trial: Trial): Planted {
  return { name, most, run: asked => tryEach(trial, asked, 1) };
}

/** Enough failures to report; others can be found by their seeds. */
const ENOUGH = 10;

async function tryEach(trial: Trial, { first, count, until }: Asked, enough: number): Promise<Found> {
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
