// X2, X3: what the bonuses for turfs and jobs will probably come to.
import { type Content, dominantIn, influenceIn, type State } from '@omerta/corleone';
import type { Frozen, Seat } from '@omerta/kernel';
import { sum } from './worth.ts';

type Board = Frozen<State['table']>;

const BONUS = 5;

/** Dominance to come, and what controllers get while others work there. */
export function worthOfTurfs(content: Content, table: Board, seat: Seat): number {
  const actsLeft = content.pack.acts.length - table.act;
  return sum(table.stacks.map((stack, turf) => worthOfTurf(content, table, stack, turf, seat, actsLeft)));
}

function worthOfTurf(
  content: Content,
  table: Board,
  stack: readonly Seat[],
  turf: number,
  seat: Seat,
  actsLeft: number,
): number {
  const isUndecided = table.phase === 'open' || table.phase === 'family';
  const wins = isUndecided ? chanceToWin(table, influenceIn(content, table, turf), seat) : 0;
  const mine = countOf(stack, seat) + wins;
  const theirs = Math.max(...table.seats.map((_, other) => (other === seat ? 0 : countOf(stack, other))));
  const isDominant = dominantIn(stack) === seat ? 0.3 : 0;
  const doubt = 0.5 + actsLeft * 0.45;
  const dominance = mine === 0 ? 0 : sigmoid((mine - theirs + isDominant - 0.4) / doubt);
  const isController = stack.at(-1) === seat;
  const control = wins + (isController ? 1 - wins : 0);
  return BONUS * dominance + control * actsLeft * TRIBUTES + (isController && isUndecided ? A_TRIBUTE : 0);
}

const TRIBUTES = 0.7; // an act's, from one turf
const A_TRIBUTE = 0.4;

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
