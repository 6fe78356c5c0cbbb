/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How many failed; where none did, what that says: with 95 % certainty the rate is below 3 in so many trials. */
export function rate(failures: number, trials: number): string {
  const counts = `${failures.toLocaleString('en')} of ${trials.toLocaleString('en')}`;
  return failures > 0 ? counts : `${counts} (95 %: below ${((100 * 3) / trials).toPrecision(2)} %)`;
}

/** One line for whoever reads the figures. */
export function tell(figures: Readonly<Record<string, string | number>>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${figure.toLocaleString('en')}`);
  process.stdout.write(`${parts.join('; ')}\n`);
}
