// X2, X3: the expected bonuses for turfs and jobs.
import {
  BONUS,
  type Content,
  controllerOf,
  countColors,
  dominantIn,
  influenceIn,
  JOB_COLORS,
  markersIn,
  type State,
} from '@omerta/corleone/rules';
import type { Frozen, Seat } from '@omerta/kernel';

type Board = Frozen<State['table']>;

/** What is the same for all seats, counted once. */
export interface Overview {
  readonly actsLeft: number;
  readonly isUndecided: boolean; // figures may still be played
  readonly turfs: readonly TurfOverview[];
  readonly toCome: readonly number[]; // by seat: figures in reserve, members counting twice
  readonly figuresToCome: number;
  readonly colors: readonly (readonly number[])[]; // jobs completed by seat and colour
}

interface TurfOverview {
  readonly influence: readonly number[]; // by seat, the neutrals last; empty once the war is over
  readonly markers: readonly number[]; // by seat
  readonly dominant: Seat | undefined;
  readonly controller: Seat | undefined;
}

export function overviewOf(content: Content, table: Board): Overview {
  const isUndecided = table.phase === 'open' || table.phase === 'family';
  const toCome = table.seats.map(({ thugs, members }) => thugs + 2 * members.length);
  return {
    actsLeft: content.pack.acts.length - table.act,
    isUndecided,
    turfs: table.stacks.map((_stack, turf) =>
      turfOverview(table, turf, isUndecided ? influenceIn(content, table, turf) : []),
    ),
    toCome,
    figuresToCome: toCome.reduce((sum, figures) => sum + figures, 0),
    colors: table.seats.map(({ completed }) => countColors(content, completed)),
  };
}

function turfOverview(table: Board, turf: number, influence: readonly number[]): TurfOverview {
  const stack = table.stacks[turf]!;
  const markers = markersIn(stack, table.players);
  return { influence, markers, dominant: dominantIn(stack, markers), controller: controllerOf(table, turf) };
}

export interface Turfs {
  readonly dominance: number; // X2, in dollars
  readonly control: number; // turfs under control in the acts to come, an act counting once
  readonly controlNow: number; // while others work there
}

/** Dominance to come, and what controllers get while others work there. */
export function prospectsOfTurfs(overview: Overview, seat: Seat): Turfs {
  const { actsLeft, isUndecided, turfs } = overview;
  let dominance = 0;
  let control = 0;
  let controlNow = 0;
  for (const turf of turfs) {
    const wins = isUndecided ? chanceToWin(overview, turf.influence, seat) : 0;
    const isController = turf.controller === seat;
    dominance += BONUS * chanceToDominate(turf, seat, wins, actsLeft);
    control += (wins + (isController ? 1 - wins : 0)) * actsLeft;
    if (isController && isUndecided) controlNow += 1;
  }
  return { dominance, control, controlNow };
}

function chanceToDominate({ markers, dominant }: TurfOverview, seat: Seat, wins: number, actsLeft: number): number {
  const mine = markers[seat]! + wins;
  if (mine === 0) return 0;
  const isDominant = dominant === seat ? 0.3 : 0;
  return sigmoid((mine - mostOfOthers(markers, seat) + isDominant - 0.4) / (0.5 + actsLeft * 0.45));
}

/** W2: the lead in figures, the less sure the more figures are still to come. */
function chanceToWin({ figuresToCome, toCome }: Overview, influence: readonly number[], seat: Seat): number {
  const mine = influence[seat]!;
  if (mine === 0) return 0.08;
  const others = figuresToCome - toCome[seat]!;
  const lead = mine - mostOfOthers(influence, seat);
  return sigmoid((lead - 0.5) * (others === 0 ? 20 : 3.2 / (1 + 0.22 * others)) - 0.05 * others);
}

function mostOfOthers(counts: readonly number[], seat: Seat): number {
  let most = 0;
  for (let other = 0; other < counts.length; other += 1) {
    if (other !== seat && counts[other]! > most) most = counts[other]!;
  }
  return most;
}

/** The more jobs of a colour are ahead of the others', the likelier is its bonus; ties share it. */
export function worthOfColors(overview: Overview, seat: Seat): number {
  let worth = 0;
  for (let color = 0; color < JOB_COLORS.length; color += 1) worth += worthOfColor(overview, seat, color);
  return worth;
}

/** One of `JOB_COLORS`, by its place there. */
export function worthOfColor({ colors, actsLeft }: Overview, seat: Seat, color: number): number {
  const mine = colors[seat]![color]!;
  let theirs = 0;
  for (let other = 0; other < colors.length; other += 1) {
    if (other !== seat && colors[other]![color]! > theirs) theirs = colors[other]![color]!;
  }
  if (mine > 0) return BONUS * sigmoid((mine - theirs + 0.4) / (0.25 + 0.4 * actsLeft));
  return theirs === 0 ? actsLeft * 0.3 : 0;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
