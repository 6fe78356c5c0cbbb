import type { Complain } from '@omerta/kernel/shape';

export interface Tally {
  /** Counts things, and complains at the field where there is one too many. */
  add(thing: string, number: number, field: string): void;
  /** Complains if there are too few. */
  close(field: string): void;
}

export const newTally = (expected: Readonly<Record<string, number>>, complain: Complain): Tally => {
  const counts = new Map<string, number>();
  return {
    add(thing, number, field) {
      const before = counts.get(thing) ?? 0;
      const most = expected[thing]!;
      counts.set(thing, before + number);
      if (before <= most && before + number > most)
        complain(field, `${thing} is here ${before + number} times, but there ${are(most)} only ${most}`);
    },
    close(field) {
      for (const [thing, most] of Object.entries(expected)) {
        const count = counts.get(thing) ?? 0;
        if (count < most)
          complain(field, `only ${count} of ${most} ${thing} are anywhere: what left the game lies here`);
      }
    },
  };
};

const are = (count: number): string => (count === 1 ? 'is' : 'are');
