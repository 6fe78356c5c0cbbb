import type { Moments } from './moments.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % confidence interval of the share, from the means of independent blocks (Student). */
export function intervalOf({ count, mean, squares }: Moments): Interval {
  if (count < 2) return { low: 0, high: 1 };
  if (mean === 0 || mean === 1) return alwaysTheSame(count, mean);
  const half = studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** All or nothing in every block: the exact bound, as if each block were one game. */
function alwaysTheSame(count: number, mean: 0 | 1): Interval {
  const bound = TAIL ** (1 / count);
  return mean === 1 ? { low: bound, high: 1 } : { low: 0, high: 1 - bound };
}

const TAIL = 0.025;

/** The 97.5 % quantile: from tables for few numbers, by Cornish and Fisher for more. */
function studentQuantile(degrees: number): number {
  const known = FEW[degrees - 1];
  if (known !== undefined) return known;
  const z = NORMAL;
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
}

const NORMAL = 1.959964;
const FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];
