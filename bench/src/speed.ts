import type { Row, Unit } from './figures.ts';
import { stopwatch } from './stopwatch.ts';

export interface Effort {
  readonly runs: number;
  readonly milliseconds: number; // for one run, about
  readonly warmUp: number; // milliseconds before the first run, at least
}

/** Does its nth piece of work, always the same for the same n, and says how much that was. */
export type Job = (n: number) => number;

export interface Speeds {
  readonly amounts: readonly number[]; // per second, by run
  readonly pieces: readonly number[];
}

/** Every run does the same pieces. */
export function speedsOf(job: Job, effort: Effort): Speeds {
  const count = warmUp(job, effort);
  const runs = Array.from({ length: effort.runs }, () => runPieces(job, count));
  return {
    amounts: runs.map(({ amount, seconds }) => amount / seconds),
    pieces: runs.map(({ seconds }) => count / seconds),
  };
}

export function perSecond(name: string, unit: Unit, speeds: readonly number[]): Row {
  return { name, unit, best: Math.max(...speeds), worst: Math.min(...speeds) };
}

export function microseconds(name: string, speeds: readonly number[]): Row {
  return { name, unit: 'µs', best: 1e6 / Math.max(...speeds), worst: 1e6 / Math.min(...speeds) };
}

/** How many pieces fit into a run once the job is warm. */
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
