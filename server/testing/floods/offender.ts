import type { Random } from '@omerta/kernel';

/** The server under attack. */
export interface Target {
  readonly port: number;
  readonly match: string; // a public table
  /** The offender's address, as the proxy reports it: a rate limit of its own. */
  readonly from: string;
  readonly random: Random;
}

export interface Offence {
  /** Milliseconds beyond the limit until each was refused or cut off; infinite where that did not happen. */
  readonly late: readonly number[];
  /** Other failures. */
  readonly problems: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

export type Offender = (target: Target) => Promise<Offence>;

export function together(offences: readonly Offence[]): Offence {
  const counts: Record<string, number> = {};
  for (const offence of offences) {
    for (const [name, count] of Object.entries(offence.counts)) counts[name] = (counts[name] ?? 0) + count;
  }
  return {
    late: offences.flatMap(({ late }) => late),
    problems: offences.flatMap(({ problems }) => problems),
    counts,
  };
}
