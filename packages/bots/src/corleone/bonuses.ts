// X2, X3: what the bonuses for turfs and jobs will probably come to.
import { type Content, dominantIn, influenceIn, type State } from '@omerta/corleone';
import type { Frozen, Seat } from '@omerta/kernel';
import { sum } from './worth.ts';

type Board = Frozen<State['table']>;

const BONUS = 5;

export interface Turfs {
  readonly dominance: number; // X2, in dollars
  readonly control: number; // turfs under control in the acts to come, an act counting once
  readonly controlNow: number; // while others work there
}

/** Dominance to come, and what controllers get while others work there. */
export function prospectsOfTurfs(content: Content, table: Board, seat: Seat): Turfs {
  const actsLeft = content.pack.acts.length - table.act;
  const isUndecided = table.phase === 'open' || table.phase === 'family';
  let dominance = 0;
  let control = 0;
  let controlNow = 0;
  for (const [turf, stack] of table.stacks.entries()) {
    const wins = isUndecided ? chanceToWin(table, influenceIn(content, table, turf), seat) : 0;
    const isController = stack.at(-1) === seat;
    dominance += BONUS * chanceToDominate(table, stack, seat, wins, actsLeft);
    control += (wins + (isController ? 1 - wins : 0)) * actsLeft;
    if (isController && isUndecided) controlNow += 1;
  }
  return { dominance, control, controlNow };
}

function chanceToDominate(table: Board, stack: readonly Seat[], seat: Seat, wins: number, actsLeft: number): number {
  const mine = countOf(stack, seat) + wins;
  if (mine === 0) return 0;
  let theirs = 0;
  for (let other = 0; other < table.players; other += 1)
    if (other !== seat) theirs = Math.max(theirs, countOf(stack, other));
  const isDominant = dominantIn(stack) === seat ? 0.3 : 0;
  return sigmoid((mine - theirs + isDominant - 0.4) / (0.5 + actsLeft * 0.45));
}

/** W2: the lead in figures, the less sure the more figures are still to come. */
function chanceToWin(table: Board, influence: readonly number[], seat: Seat): number {
  const mine = influence[seat]!;
  const theirs = Math.max(...influence.filter((_, other) => other !== seat));
  const toCome = sum(table.seats.map(({ thugs, members }, other) => (other === seat ? 0 : thugs + 2 * members.length)));
  if (mine === 0) return 0.08;
  return sigmoid((mine - theirs - 0.5) * (toCome === 0 ? 20 : 3.2 / (1 + 0.22 * toCome)) - 0.05 * toCome);
}

/** The more jobs of a colour are ahead of the others', the likelier is its bonus; ties share it. */
export function worthOfColors(content: Content, table: Board, seat: Seat): number {
  const actsLeft = content.pack.acts.length - table.act;
  const counts = table.seats.map(({ completed }) => completed.map(job => content.jobs.get(job)!.color));
  return sum(
    COLORS.map(color => {
      const mine = counts[seat]!.filter(each => each === color).length;
      const theirs = Math.max(
        ...counts.map((colors, other) => (other === seat ? 0 : colors.filter(each => each === color).length)),
      );
      if (mine === 0) return theirs === 0 ? actsLeft * 0.3 : 0;
      return BONUS * sigmoid((mine - theirs + 0.4) / (0.25 + 0.4 * actsLeft));
    }),
  );
}

const COLORS = ['yellow', 'blue', 'green', 'gray'];

const countOf = (stack: readonly Seat[], seat: Seat): number => {
  let count = 0;
  for (const owner of stack) if (owner === seat) count += 1;
  return count;
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
