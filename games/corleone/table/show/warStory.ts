// The turf war turf by turf: who counts, who wins, what stays.
import {
  type Content,
  controllerOf,
  markersIn,
  type SeenEvent,
  type Side,
  sidesIn,
  type View,
} from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';

type Table = View['table'];

export type WarOutcome =
  | { readonly kind: 'won'; readonly seat: Seat; readonly markers: number } // theirs in the stack, with the new one
  /** Unmarked: the winner has no marker left and moves none. */
  | { readonly kind: 'tie' | 'neutral' | 'nobody' | 'unmarked'; readonly keeper: Seat | undefined }; // who controls it on

export interface WarTurf {
  readonly turf: string;
  readonly sides: readonly Side[];
  /** Undefined until it is fought for. */
  readonly outcome: WarOutcome | undefined;
}

export interface War {
  readonly turfs: readonly WarTurf[];
  /** The one in full light. */
  readonly now: WarTurf | undefined;
  readonly next: string | undefined;
}

export function warStory(content: Content, table: Table, events: readonly SeenEvent[]): War {
  const fought = new Map(events.flatMap(event => (isFought(event) ? [[event.turf, event] as const] : [])));
  const turfs = content.turfs.map(({ id }, at) => ({
    turf: id,
    sides: sidesIn(content, table, at),
    outcome: outcomeOf(table, at, fought.get(id), events),
  }));
  const last = turfs.findLastIndex(({ outcome }) => outcome !== undefined);
  return { turfs, now: turfs[last], next: turfs[last + 1]?.turf };
}

type Fought = Extract<SeenEvent, { readonly kind: 'turfWon' | 'turfNotWon' }>;
const isFought = (event: SeenEvent): event is Fought => event.kind === 'turfWon' || event.kind === 'turfNotWon';

function outcomeOf(
  table: Table,
  at: number,
  event: Fought | undefined,
  events: readonly SeenEvent[],
): WarOutcome | undefined {
  if (event === undefined) return undefined;
  if (event.kind === 'turfNotWon') return { kind: event.why, keeper: controllerOf(table, at) };
  const { seat, turf } = event;
  if (events.some(other => other.kind === 'markerDeclined' && other.turf === turf))
    return { kind: 'unmarked', keeper: controllerOf(table, at) };
  const isPlaced = events.some(other => other.kind === 'markerPlaced' && other.turf === turf);
  const drawn = markersIn(table.stacks[at]!)[seat]!;
  const isDrawn = isPlaced && controllerOf(table, at) === seat && !isOnStage(events, turf);
  return { kind: 'won', seat, markers: isDrawn ? drawn : drawn + 1 };
}

/** The marker that is falling just now is not in the stack yet. */
const isOnStage = (events: readonly SeenEvent[], turf: string): boolean => {
  const last = events.at(-1);
  return last?.kind === 'markerPlaced' && last.turf === turf;
};
