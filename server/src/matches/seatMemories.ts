// What bots remember who count along: a fold over what their seat has seen, and nothing else. It goes on with what has
// happened; where that is not at hand, as after a restart or an undo, it is made anew from the rows.
import type { Memory } from '@omerta/bots';
import type { Seat } from '@omerta/kernel';
import { botsOf } from '../games.ts';
import type { Store } from '../store/store.ts';
import { logFor } from './gameLog.ts';
import { seenBy } from './look.ts';
import type { Progress, SomeEvent } from './progress.ts';
import type { Playing } from './standing.ts';

interface Kept {
  readonly memory: Memory;
  readonly number: number; // of the last row it knows
}

export class SeatMemories {
  readonly #store: Pick<Store, 'rowsOf'>;
  readonly #kept = new Map<Seat, Kept>();

  constructor(store: Pick<Store, 'rowsOf'>) {
    this.#store = store;
  }

  /** For the budget of a bot on this seat. */
  async recallOf(playing: Playing, seat: Seat): Promise<unknown> {
    const { match, progress } = playing;
    const kept = this.#kept.get(seat);
    const missed = kept === undefined ? undefined : eventsSince(progress, kept.number);
    const isNew = kept === undefined || missed === undefined;
    const seen = isNew ? await this.#allSeen(playing, seat) : seenBy(progress.rules, missed, seat);
    const memory = isNew ? botsOf(match.game).newMemory(progress.rules, progress.players) : kept.memory;
    for (const event of seen) memory.see(event as SomeEvent);
    this.#kept.set(seat, { memory, number: progress.number });
    return memory.recall;
  }

  async #allSeen({ match, progress }: Playing, seat: Seat): Promise<object[]> {
    return logFor(match, progress, await this.#store.rowsOf(match.id), seat);
  }
}

/** Undefined: too long ago, or something was taken back. */
function eventsSince({ recent, number }: Progress, since: number): readonly SomeEvent[] | undefined {
  const missed = number - since;
  if (missed < 0 || missed > recent.length) return undefined;
  const happened = recent.slice(recent.length - missed);
  return happened.some(({ takenBack }) => takenBack.length > 0) ? undefined : happened.flatMap(({ events }) => events);
}
