import type { Suite } from '@omerta/testing';
import { upperBound } from './bound.ts';

/** One line: trials, failures, and the rate that could have been missed. */
export function figureOf({ unit, whole, together }: Suite, trials: number, failures: number): string {
  if (trials === 0) return `no ${unit} yet`;
  const counts = `${failures.toLocaleString('en')} failures in ${trials.toLocaleString('en')} ${unit}`;
  return whole === true || together === true
    ? counts
    : `${counts}; 95 %: fewer than ${rateOf(upperBound(failures, trials))} fail`;
}

/** "3 in 1,000", however small it is. */
export function rateOf(rate: number): string {
  if (rate >= 1) return 'all';
  const digits = Math.floor(Math.log10(rate));
  const [few, many] = [rate * 10 ** -digits, 10 ** -digits];
  return `${Number(few.toPrecision(2))} in ${many.toLocaleString('en')}`;
}
