/** A curve from 0 to 1 in at most this many letters. */
export function sparkline(curve: readonly number[], columns: number): string {
  const width = Math.min(columns, curve.length);
  return Array.from({ length: width }, (_, at) => {
    const value = curve[Math.round((at * (curve.length - 1)) / Math.max(1, width - 1))]!;
    return LETTERS[Math.min(LETTERS.length - 1, Math.floor(value * LETTERS.length))];
  }).join('');
}

const LETTERS = '▁▂▃▄▅▆▇█';
