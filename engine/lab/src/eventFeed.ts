import type { AnyRules } from '@omerta/bots';
import type { GameTypes, Seat } from '@omerta/kernel';
import type { Contestant } from './contestant.ts';

type Event = GameTypes['Event'];
type SeenEvent = GameTypes['SeenEvent'];

/** Collects events for the contestants that watch. */
export interface EventFeed {
  /** The rules write here; undefined if no contestant watches. */
  readonly events: Event[] | undefined;
  /** Call it after every choice: later the same event might be seen differently. */
  deliver(): void;
  take(seat: Seat): SeenEvent[];
}

export function eventFeedFor(rules: AnyRules, seats: readonly Contestant[]): EventFeed {
  const events: Event[] | undefined = seats.some(({ watches }) => watches) ? [] : undefined;
  const unread = seats.map((): SeenEvent[] => []);
  return {
    events,
    deliver() {
      for (const event of events?.splice(0) ?? []) {
        for (const [seat, { watches }] of seats.entries()) {
          const seen = watches ? rules.seenBy(event, seat) : undefined;
          if (seen !== undefined) unread[seat]!.push(seen);
        }
      }
    },
    take: seat => unread[seat]!.splice(0),
  };
}
