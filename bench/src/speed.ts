import type { Row, Unit } from './figures.ts';

export interface Effort {
  readonly runs: number;
  readonly milliseconds: number; // for one run, about
  readonly warmUp: number; // milliseconds before the first run
}

/** Does its nth piece of work, always the same for the same n, and says how much that was. */
export type Job = (n: number) => number;

export interface Speeds {
  readonly amounts: readonly number[]; // per second, by run
  readonly pieces: readonly number[];
}

/** Every run does the same pieces. */
export function speedsOf(job: Job, { runs, milliseconds, warmUp }: Effort): Speeds {
  countPieces(job, warmUp);
  const count = countPieces(job, milliseconds);
  const amounts: number[] = [];
  const pieces: number[] = [];
  for (let run = 0; run < runs; run++) {
    let amount = 0;
    const began = performance.now();
    for (let n = 0; n < count; n++) amount += job(n);
    const seconds = (performance.now() - began) / 1000;
    amounts.push(amount / seconds);
    pieces.push(count / seconds);
  }
  return { amounts, pieces };
}

export function perSecond(name: string, unit: Unit, speeds: readonly number[]): Row {
  return { name, unit, best: Math.max(...speeds), worst: Math.min(...speeds) };
}

export function microseconds(name: string, speeds: readonly number[]): Row {
  return { name, unit: 'µs', best: 1e6 / Math.max(...speeds), worst: 1e6 / Math.min(...speeds) };
}

/** How many fit into this time. */
function countPieces(job: Job, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  let count = 0;
  do job(count++);
  while (performance.now() < end);
  return count;
}
