import type { Bot, Memory } from '@omerta/bots';
import type { Seat } from '@omerta/kernel';
import { logOf, seenBy } from './localFrames.ts';
import type { LocalGame, SomeEvent } from './localGame.ts';

/** What a seat remembers: a fold over what it has seen, and nothing else. Made anew where something was taken back. */
export function seatMemories(): (game: LocalGame, seat: Seat, bot: Bot) => unknown {
  const kept = new Map<Seat, { readonly memory: Memory; readonly happenings: number }>();
  return (game, seat, bot) => {
    const { players, happenings } = game;
    const known = kept.get(seat);
    const missed = happenings.slice(known?.happenings ?? 0);
    const isNew = known === undefined || missed.some(({ takenBack }) => takenBack.length > 0);
    const memory = isNew ? bot.newMemory?.(players) : known.memory;
    const seen = isNew ? logOf(game, seat).events : missed.flatMap(({ events }) => seenBy(game, events, seat));
    if (memory === undefined) return undefined;
    for (const event of seen) memory.see(event as SomeEvent);
    kept.set(seat, { memory, happenings: happenings.length });
    return memory.recall;
  };
}
