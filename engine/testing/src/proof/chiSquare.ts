/** The chance of a sum of squares at least this great. Wilson and Hilferty: good for 30 degrees and more. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return normalTail((Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** The chi-square statistic. */
export function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Abramowitz and Stegun 26.2.17: wrong by less than one in ten million. */
function normalTail(deviation: number): number {
  if (deviation < 0) return 1 - normalTail(-deviation);
  const t = 1 / (1 + 0.2316419 * deviation);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-deviation * deviation) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
