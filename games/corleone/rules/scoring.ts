// X1, X2, X3, X4: the final count, and the parts of it that can be counted during the game.
import type { Seat } from '@omerta/kernel';
import { JOB_COLORS, type JobId, type Purse, worthOf } from './cards.ts';
import type { Content } from './content.ts';
import { MOST_PLAYERS } from './options.ts';
import type { JobColor } from './pack/pack.ts';
import type { FinalCount } from './state.ts';

export const BONUS = 5; // dollars for each turf dominated and each colour led

type Stack = readonly Seat[]; // bottom first
type Completed = readonly (readonly JobId[])[]; // by seat

/** X2, X3, X4, from suitcases that already hold the money of the hands (X1). */
export const finalCount = (
  content: Content,
  stacks: readonly Stack[],
  completed: Completed,
  suitcases: readonly Readonly<Purse>[],
): FinalCount[] => {
  const dominated = turfsDominated(stacks, suitcases.length);
  const led = colorsLed(content, completed);
  const counts = suitcases.map((purse, seat) => {
    const suitcase = worthOf(purse);
    const dominance = dominated[seat]!;
    const jobBonuses = led[seat]!;
    return { suitcase, dominance, jobBonuses, total: suitcase + BONUS * (dominance + jobBonuses), place: 0 };
  });
  for (const count of counts) count.place = 1 + counts.filter(other => isAhead(other, count)).length;
  return counts;
};

/** X4: most money; tied, more turf dominance; still tied, the victory is shared. */
const isAhead = (one: FinalCount, other: FinalCount): boolean =>
  one.total > other.total || (one.total === other.total && one.dominance > other.dominance);

/** X2, by seat. */
export const turfsDominated = (stacks: readonly Stack[], players: number): number[] => {
  const counts = new Array<number>(players).fill(0);
  for (const stack of stacks) {
    const dominant = dominantIn(stack);
    if (dominant !== undefined) counts[dominant]! += 1;
  }
  return counts;
};

/** X2: most markers in the stack; tied, the higher topmost marker. */
export const dominantIn = (stack: Stack, markers: readonly number[] = markersIn(stack)): Seat | undefined => {
  let best: Seat | undefined;
  for (let at = stack.length - 1; at >= 0; at -= 1) {
    const seat = stack[at]!;
    if (best === undefined || markers[seat]! > markers[best]!) best = seat;
  }
  return best;
};

/** How many of a stack's markers belong to each seat. */
export const markersIn = (stack: Stack, players: number = MOST_PLAYERS): number[] => {
  const counts = new Array<number>(players).fill(0);
  for (const owner of stack) counts[owner]! += 1;
  return counts;
};

/** X3, by seat. */
export const colorsLed = (content: Content, completed: Completed): number[] => {
  const counts = completed.map(jobs => countColors(content, jobs));
  const led = completed.map(() => 0);
  for (const color of JOB_COLORS.keys()) for (const seat of mostOf(counts, color)) led[seat]! += 1;
  return led;
};

/** X3: the players who completed most jobs of a colour, several if tied, none if there are no such jobs. */
export const leadersOf = (content: Content, completed: Completed, color: JobColor): Seat[] =>
  mostOf(
    completed.map(jobs => countColors(content, jobs)),
    JOB_COLORS.indexOf(color),
  );

const mostOf = (counts: readonly (readonly number[])[], color: number): Seat[] => {
  let most = 1;
  let leaders: Seat[] = [];
  for (let seat = 0; seat < counts.length; seat += 1) {
    const count = counts[seat]![color]!;
    if (count > most) leaders = [];
    if (count >= most) leaders.push(seat);
    most = Math.max(most, count);
  }
  return leaders;
};

/** How many of these jobs have each of `JOB_COLORS`. */
export const countColors = (content: Content, jobs: readonly JobId[]): number[] => {
  const counts = JOB_COLORS.map(() => 0);
  for (const job of jobs) counts[JOB_COLORS.indexOf(content.jobs.get(job)!.color)]! += 1;
  return counts;
};
