import type { CorleoneBelief } from '../../coach/beliefs.ts';

export interface JobGroup {
  readonly chance: number;
  readonly jobs: readonly string[];
}

/** Jobs that are as likely as each other, the likeliest first. Those known for certain are left out. */
export function jobGroups(jobs: CorleoneBelief['jobs']): readonly JobGroup[] {
  const groups = new Map<number, string[]>();
  for (const { job, chance } of jobs) {
    if (chance < 1) groups.set(chance, [...(groups.get(chance) ?? []), job]);
  }
  return [...groups]
    .map(([chance, alike]) => ({ chance, jobs: alike }))
    .toSorted((one, other) => other.chance - one.chance);
}
