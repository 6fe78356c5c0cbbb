import type { Seat } from '@omerta/kernel';
import { type Purse, worthOf } from './cards.ts';
import type { Content } from './content.ts';
import type { JobColor } from './pack/pack.ts';
import type { FinalCount } from './state.ts';

const BONUS = 5; // dollars for each turf dominated and each colour led

/** X2, X3, X4, from suitcases that already hold the money of the hands (X1). */
export const finalCount = (
  content: Content,
  stacks: readonly (readonly Seat[])[],
  completed: readonly (readonly string[])[],
  suitcases: readonly Readonly<Purse>[],
): FinalCount[] => {
  const counts = suitcases.map((purse, seat) => {
    const suitcase = worthOf(purse);
    const dominance = stacks.filter(stack => dominantIn(stack) === seat).length;
    const jobBonuses = COLORS.filter(color => leadersOf(content, completed, color).includes(seat)).length;
    return { suitcase, dominance, jobBonuses, total: suitcase + BONUS * (dominance + jobBonuses), place: 0 };
  });
  for (const count of counts) count.place = 1 + counts.filter(other => isAhead(other, count)).length;
  return counts;
};

/** X4: most money; tied, more turf dominance; still tied, the victory is shared. */
const isAhead = (one: FinalCount, other: FinalCount): boolean =>
  one.total > other.total || (one.total === other.total && one.dominance > other.dominance);

/** X2: most markers in the stack; tied, the higher topmost marker. */
export const dominantIn = (stack: readonly Seat[]): Seat | undefined => {
  let best: Seat | undefined;
  for (const seat of new Set(stack.toReversed())) {
    if (best === undefined || countOf(stack, seat) > countOf(stack, best)) best = seat;
  }
  return best;
};

const countOf = (stack: readonly Seat[], seat: Seat): number => stack.filter(owner => owner === seat).length;

const COLORS: readonly JobColor[] = ['yellow', 'blue', 'green', 'gray'];

/** X3: whoever completed most jobs of a colour, all of them if tied; nobody where there is none. */
export const leadersOf = (content: Content, completed: readonly (readonly string[])[], color: JobColor): Seat[] => {
  const counts = completed.map(jobs => jobs.filter(job => content.jobs.get(job)!.color === color).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
};
