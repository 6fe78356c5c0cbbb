import type { Row, Unit } from './figures.ts';
import { stopwatch } from './stopwatch.ts';

export interface Effort {
  readonly runs: number;
  readonly milliseconds: number; // for one run, about
  readonly warmUp: number; // milliseconds for each job before the first run, at least
  readonly hints: number; // positions
}

/** Does its nth piece of work, always the same for the same n, and says how much that was. */
export type Job = (n: number) => number;

export interface Speeds {
  readonly amounts: readonly number[]; // per second, by run
  readonly pieces: readonly number[];
}

/**
 * Warms all jobs up, then runs them in turn, so that a busy moment of the machine does not hit all runs of one.
 * Every run of a job does the same pieces.
 */
export function speedsOf<K extends string>(jobs: Readonly<Record<K, Job>>, effort: Effort): Record<K, Speeds> {
  const measured = (Object.keys(jobs) as K[]).map(name => ({
    name,
    count: warmUp(jobs[name], effort),
    amounts: [] as number[],
    pieces: [] as number[],
  }));
  for (let run = 0; run < effort.runs; run++) {
    for (const { name, count, amounts, pieces } of measured) {
      const { amount, seconds } = runPieces(jobs[name], count);
      amounts.push(amount / seconds);
      pieces.push(count / seconds);
    }
  }
  const speeds = {} as Record<K, Speeds>; // filled with every name of the jobs
  for (const { name, amounts, pieces } of measured) speeds[name] = { amounts, pieces };
  return speeds;
}

export function perSecond(name: string, unit: Unit, speeds: readonly number[]): Row {
  return { name, unit, best: Math.max(...speeds), worst: Math.min(...speeds) };
}

export function microseconds(name: string, speeds: readonly number[]): Row {
  return { name, unit: 'µs', best: 1e6 / Math.max(...speeds), worst: 1e6 / Math.min(...speeds) };
}

/** How many pieces make a run. */
function warmUp(job: Job, { milliseconds, warmUp }: Effort): number {
  const elapsed = stopwatch();
  for (let count = 1; ; count *= 2) {
    const { seconds } = runPieces(job, count);
    if (elapsed() >= warmUp / 1000) return Math.ceil((count * milliseconds) / 1000 / seconds);
  }
}

function runPieces(job: Job, count: number): { amount: number; seconds: number } {
  let amount = 0;
  const elapsed = stopwatch();
  for (let n = 0; n < count; n++) amount += job(n);
  return { amount, seconds: elapsed() };
}
