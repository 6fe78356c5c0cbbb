// A suite measures a promise with a figure that can be reproduced. Suites stand beside what they test; `proof` runs them.

/** The promises of docs/proof.md. */
export type Promised = 'kept' | 'hidden' | 'fair' | 'continued';

export interface Suite {
  readonly id: string; // in the catalogue: R1, S15
  readonly promise: Promised;
  readonly shows: string; // in one line: what never happened
  readonly unit: string; // what is counted: kills, seeds, positions, games
  readonly trials: { readonly long: number; readonly night: number };
  /** Trials in one run. Results are written after each run, so the next may be another day. */
  readonly share: number;
  /** The trials cover all cases, so no bound is needed. */
  readonly whole?: true;
  /** One verdict for all trials of a run: no failure rate follows from it. */
  readonly together?: true;
  /** It measures time or needs both cores, so nothing else runs meanwhile. */
  readonly alone?: true;
  /** Files it runs that its own file does not import. */
  readonly runs?: readonly string[];
  readonly run: Run;
  readonly planted: readonly Planted[];
}

/** Trial n depends on n alone, as far as the tested code allows. */
export type Run = (asked: Asked) => Promise<Found>;

export interface Asked {
  readonly first: number; // the first seed; the others follow
  readonly count: number;
  /** True when the time is up: no new trial starts. */
  readonly until: () => boolean;
  /** Prints a line of progress. */
  readonly tell: (line: string) => void;
}

export interface Found {
  readonly trials: number; // trials run, from the first seed on
  readonly failures: readonly Failure[];
  /** Other counts, such as acknowledged moves, summed over trials. */
  readonly sums?: Readonly<Record<string, number>>;
  /** Values to plot, such as milliseconds. */
  readonly series?: Readonly<Record<string, readonly number[]>>;
}

export interface Failure {
  readonly seed: number;
  readonly what: string;
  /** How many trials from that seed on reproduce it; 1 if missing. */
  readonly count?: number;
}

/** The same trials with a planted defect. They must fail within `most` trials, and may stop at the first failure. */
export interface Planted {
  readonly name: string;
  readonly most: number;
  readonly run: Run;
}
