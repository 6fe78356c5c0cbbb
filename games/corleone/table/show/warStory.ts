// The turf war turf by turf: who counts, who wins, what stays.
import type { Pack, SeenEvent } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { type Side, sidesIn } from './board/influence.ts';
import { controllerOf, type PublicTable, type TurfId, turfsOf } from './board/places.ts';

export type WarOutcome =
  | { readonly kind: 'won'; readonly seat: Seat; readonly markers: number } // theirs in the stack, with the new one
  | { readonly kind: 'tie' | 'neutral' | 'nobody'; readonly keeper: Seat | undefined }; // who controls it on

export interface WarTurf {
  readonly turf: TurfId;
  readonly sides: readonly Side[];
  /** Undefined until it is fought for. */
  readonly outcome: WarOutcome | undefined;
}

export interface War {
  readonly turfs: readonly WarTurf[];
  /** The one in full light. */
  readonly now: WarTurf | undefined;
  readonly next: TurfId | undefined;
}

export function warStory(pack: Pack, table: PublicTable, events: readonly SeenEvent[]): War {
  const fought = new Map(events.flatMap(event => (isFought(event) ? [[event.turf, event] as const] : [])));
  const turfs = turfsOf(pack).map(turf => ({
    turf,
    sides: sidesIn(pack, table, turf),
    outcome: outcomeOf(pack, table, turf, fought.get(turf), events),
  }));
  const last = turfs.findLastIndex(({ outcome }) => outcome !== undefined);
  return { turfs, now: turfs[last], next: turfs[last + 1]?.turf };
}

type Fought = Extract<SeenEvent, { readonly kind: 'turfWon' | 'turfNotWon' }>;
const isFought = (event: SeenEvent): event is Fought => event.kind === 'turfWon' || event.kind === 'turfNotWon';

function outcomeOf(
  pack: Pack,
  table: PublicTable,
  turf: TurfId,
  event: Fought | undefined,
  events: readonly SeenEvent[],
): WarOutcome | undefined {
  if (event === undefined) return undefined;
  if (event.kind === 'turfNotWon') return { kind: event.why, keeper: controllerOf(pack, table, turf) };
  const { seat } = event;
  const stack = table.stacks[turfsOf(pack).indexOf(turf)] ?? [];
  const isPlaced = events.some(other => other.kind === 'markerPlaced' && other.turf === turf);
  const drawn = stack.filter(owner => owner === seat).length;
  const isDrawn = isPlaced && stack.at(-1) === seat && !isOnStage(events, turf);
  return { kind: 'won', seat, markers: isDrawn ? drawn : drawn + 1 };
}

/** The marker that is falling just now is not in the stack yet. */
const isOnStage = (events: readonly SeenEvent[], turf: TurfId): boolean => {
  const last = events.at(-1);
  return last?.kind === 'markerPlaced' && last.turf === turf;
};
