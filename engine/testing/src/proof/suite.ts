// A promise as a figure that anyone can reproduce. Suites stand beside what they test; `proof` runs them.

/** The promises of the house, as docs/proof.md words them. */
export type Promised = 'kept' | 'hidden' | 'fair' | 'continued';

export interface Suite {
  readonly id: string; // in the catalogue: R1, S15
  readonly promise: Promised;
  readonly shows: string; // in one line: what never happened
  readonly unit: string; // what is counted: kills, seeds, positions, games
  readonly trials: { readonly long: number; readonly night: number };
  /** Trials in one go. After each the results are written down, and the next can be another day. */
  readonly share: number;
  /** The trials are all cases there are: no bound says more. */
  readonly whole?: true;
  /** One verdict for all trials of a share: no rate of failures follows from it. */
  readonly together?: true;
  /** It measures time or needs both cores: nothing else runs meanwhile. */
  readonly alone?: true;
  /** Files it starts that its own file does not name. */
  readonly runs?: readonly string[];
  readonly run: Run;
  readonly planted: readonly Planted[];
}

/** Trial number n depends on n alone, as far as what is tested allows. */
export type Run = (asked: Asked) => Promise<Found>;

export interface Asked {
  readonly first: number; // the first seed; the others follow
  readonly count: number;
  /** True when the time is up: no other trial is begun. */
  readonly until: () => boolean;
  /** A line for whoever watches. */
  readonly tell: (line: string) => void;
}

export interface Found {
  readonly trials: number; // those that were made, from the first seed on
  readonly failures: readonly Failure[];
  /** More to know about these trials, such as how many moves were acknowledged: sums over trials. */
  readonly sums?: Readonly<Record<string, number>>;
  /** Values to be plotted, one for each trial or many, such as milliseconds. */
  readonly series?: Readonly<Record<string, readonly number[]>>;
}

export interface Failure {
  readonly seed: number;
  readonly what: string;
  /** So many trials from that seed on show it again; 1 if missing. */
  readonly count?: number;
}

/** The same look at something with a defect. It has teeth if it fails within `most` trials; it may stop at the first. */
export interface Planted {
  readonly name: string;
  readonly most: number;
  readonly run: Run;
}
