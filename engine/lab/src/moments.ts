/** Count, mean and spread of a list of numbers. */
export interface Moments {
  readonly count: number;
  readonly mean: number;
  readonly squares: number; // the sum of squared distances from the mean
}

export const NO_MOMENTS: Moments = { count: 0, mean: 0, squares: 0 };

/** Welford: accurate, and the numbers need not be stored. */
export function withNumber({ count, mean, squares }: Moments, number: number): Moments {
  const distance = number - mean;
  const next = mean + distance / (count + 1);
  return { count: count + 1, mean: next, squares: squares + distance * (number - next) };
}
