// What is measured, and its quantiles.

/** What the crowd did in some seconds. Times are milliseconds. */
export interface Played {
  readonly moves: number;
  readonly refused: Readonly<Record<string, number>>; // by code
  readonly acknowledged: readonly number[]; // from sending to the answer
  readonly seen: readonly number[]; // from sending to the last view at that table
  readonly views: number;
  readonly bytes: number; // of everything received
  readonly seconds: number;
  readonly processor: number; // seconds of the crowd's own process
}

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Enough for a plot. */
export function sampleOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  const length = Math.min(sorted.length, 500);
  return Array.from({ length }, (_, at) => Math.round(sorted[Math.floor(((at + 1) * sorted.length) / length) - 1]!));
}

/** Metrics of the server. */
export interface Reading {
  readonly memory: number; // bytes, resident
  readonly processor: number; // seconds of all its threads so far
  readonly lag: number; // seconds, p99 of its event loop
  readonly sockets: number;
}

export async function readingOf(address: string): Promise<Reading> {
  const numbers = await (await fetch(`${address}metrics`)).text();
  const value = (name: string) => metricIn(numbers, name);
  return {
    memory: value('process_resident_memory_bytes'),
    processor: value('process_cpu_seconds_total'),
    lag: value('nodejs_eventloop_lag_p99_seconds'),
    sockets: value('sockets'),
  };
}

/** Throws where it is missing, for a limit on it could never fail. */
export function metricIn(numbers: string, name: string): number {
  const value = Number(new RegExp(`^omerta_${name} (\\S+)$`, 'm').exec(numbers)?.[1]);
  if (!Number.isFinite(value)) throw new Error(`The server has no metric ${name}`);
  return value;
}
