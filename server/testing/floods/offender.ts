import type { Random } from '@omerta/kernel';

/** Whom somebody with bad manners meets. */
export interface Target {
  readonly port: number;
  readonly match: string; // a table that everybody may look at
  /** Where the offender comes from, as the proxy before the house tells: a budget of its own. */
  readonly from: string;
  readonly random: Random;
}

export interface Offence {
  /** Milliseconds beyond what the house allows until each was refused or cut; infinite where that did not happen. */
  readonly late: readonly number[];
  /** Whatever else is wrong. */
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
