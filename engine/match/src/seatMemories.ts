import type { GameTypes, Seat } from '@omerta/kernel';
import type { AnyRules, MatchProgress, SomeEvent } from './progress.ts';
import { seenBy } from './seen.ts';

/** What one seat remembers of all it saw, from the deal on. */
export interface SeatMemory {
  readonly recall: unknown;
  see(event: GameTypes['SeenEvent']): void;
}

export type NewMemory = (rules: AnyRules, players: number) => SeatMemory;

interface Known {
  readonly memory: SeatMemory;
  readonly number: number; // of the last row it knows
}

/** The memories of all seats, each a fold over the events its seat saw. */
export class SeatMemories {
  readonly #newMemory: NewMemory;
  readonly #known = new Map<Seat, Known>();

  constructor(newMemory: NewMemory) {
    this.#newMemory = newMemory;
  }

  /**
   * Updates the memory with new events. Undefined after an undo, or if events are missing: then rebuild it from all
   * events the seat saw.
   */
  follow(progress: MatchProgress, seat: Seat): SeatMemory | undefined {
    const known = this.#known.get(seat);
    const missed = known === undefined ? undefined : eventsSince(progress, known.number);
    if (known === undefined || missed === undefined) return undefined;
    return this.#learn(progress, seat, known.memory, seenBy(progress.rules, missed, seat));
  }

  /** `seen`: all events the seat saw up to this progress. */
  remember(progress: MatchProgress, seat: Seat, seen: readonly object[]): SeatMemory {
    return this.#learn(progress, seat, this.#newMemory(progress.rules, progress.players), seen);
  }

  #learn({ number }: MatchProgress, seat: Seat, memory: SeatMemory, seen: readonly object[]): SeatMemory {
    for (const event of seen) memory.see(event as SomeEvent); // `seenBy` returns events of this game
    this.#known.set(seat, { memory, number });
    return memory;
  }
}

/** Undefined after an undo, or if it is too long ago. */
function eventsSince({ recent, number }: MatchProgress, since: number): readonly SomeEvent[] | undefined {
  const missed = number - since;
  if (missed < 0 || missed > recent.length) return undefined;
  const happened = recent.slice(recent.length - missed);
  return happened.some(({ takenBack }) => takenBack.length > 0) ? undefined : happened.flatMap(({ events }) => events);
}
