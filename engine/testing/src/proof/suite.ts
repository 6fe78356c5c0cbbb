// A promise as a figure that anyone can reproduce. Suites live beside what they test; `proof` runs them.

/** The promises of docs/proof.md. */
export type Promised = 'kept' | 'hidden' | 'fair' | 'continued';

export interface Suite {
  readonly id: string; // in the catalogue: R1, S15
  readonly promise: Promised;
  readonly shows: string; // in one line: what never happened
  readonly unit: string; // of a trial: kills, seeds, positions, games
  readonly trials: { readonly long: number; readonly night: number };
  /** Trials in one run. Its results are written to the file; the next run may be another day. */
  readonly share: number;
  /** The trials are all cases there are, so no bound is given. */
  readonly whole?: true;
  /** One verdict for all trials of a run: no failure rate follows from it. */
  readonly together?: true;
  /** It measures time or needs all cores: nothing else runs meanwhile. */
  readonly alone?: true;
  /** Files it runs that its own file does not import. */
  readonly runs?: readonly string[];
  readonly run: Run;
  readonly planted: readonly Planted[];
}

/** Trial number n depends on n alone, as far as possible. */
export type Run = (request: TrialRequest) => Promise<TrialReport>;

export interface TrialRequest {
  readonly first: number; // the first seed; the others follow
  readonly count: number;
  /** True when the time is up: no other trial is started. */
  readonly until: () => boolean;
  /** Prints a line of progress. */
  readonly log: (line: string) => void;
}

export interface TrialReport {
  readonly trials: number; // those that were made, from the first seed on
  readonly failures: readonly Failure[];
  /** Counts summed over the trials, such as acknowledged moves. */
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

/** The same trials of something with a defect. They must fail within `most` trials, and may stop at the first failure. */
export interface Planted {
  readonly name: string;
  readonly most: number;
  readonly run: Run;
}
