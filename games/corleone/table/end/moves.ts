// What happened, cut into moves: a figure played and all that came of it, a job, a turf war, a bribery.
import { type EventKind, type SeenEvent, WORTH } from '@omerta/corleone/seen';

export interface Move {
  readonly at: number; // the step it begins with
  readonly events: readonly SeenEvent[];
}

const BEGINS: readonly EventKind[] = [
  'actBegan',
  'phaseBegan',
  'thugPlayed',
  'memberPlayed',
  'jobDeclared',
  'allyPlayed',
  'turfWon',
  'turfNotWon',
  'bidsRevealed',
  'handCounted',
  'gameEnded',
];

export function movesOf(steps: readonly (readonly SeenEvent[])[]): readonly Move[] {
  const moves: { at: number; events: SeenEvent[] }[] = [];
  for (const [at, events] of steps.entries()) {
    for (const event of events) {
      if (moves.length === 0 || BEGINS.includes(event.kind)) moves.push({ at, events: [] });
      moves.at(-1)?.events.push(event);
    }
  }
  return moves;
}

/** What a move is remembered for. */
export interface Deeds {
  readonly banked: number; // dollars
  readonly gunnedDown: number;
  readonly jobs: number;
  readonly markers: number;
  readonly stolen: number;
}

export function deedsOf({ events }: Move): Deeds {
  const countOf = (kind: EventKind) => events.filter(event => event.kind === kind).length;
  const banked = events.reduce(
    (sum, event) => (event.kind === 'suitcased' && event.note !== undefined ? sum + WORTH[event.note] : sum),
    0,
  );
  return {
    banked,
    gunnedDown: countOf('gunnedDown'),
    jobs: countOf('jobCompleted'),
    markers: countOf('markerPlaced'),
    stolen: countOf('suitcaseNoteStolen') + countOf('handCardStolen'),
  };
}

/** The moves that changed most, in the order they came. */
export function keyMoves(moves: readonly Move[], most: number): readonly Move[] {
  return moves
    .filter(move => weightOf(move) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at);
}

function weightOf(move: Move): number {
  const { banked, gunnedDown, jobs, markers, stolen } = deedsOf(move);
  return banked + 3 * gunnedDown + 4 * jobs + 2 * Math.max(0, markers - 1) + 4 * stolen;
}
