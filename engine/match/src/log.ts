// All events a viewer has seen, without choices taken back. If a match changed to new rules, only the events since: those
// rules cannot replay what the version before did.
import { type PlayedRow, startOf, survivingChoices, type Viewer } from '@omerta/kernel';
import type { Beginning, MatchProgress, SomeEvent } from './progress.ts';
import { seenBy, seenOf } from './seen.ts';

/** For a match that keeps the events of all rows. */
export function logOf({ rules, recent }: MatchProgress, viewer: Viewer): object[] {
  return seenOf(rules, recent, viewer).events;
}

/** Replayed from all rows of the match; rows newer than the progress are left out. */
export function logFromRows(
  progress: MatchProgress,
  beginning: Beginning,
  rows: readonly PlayedRow[],
  viewer: Viewer,
): object[] {
  const { rules, played, number } = progress;
  const { from, start = beginning.start } = played.at(-1)!;
  const events: SomeEvent[] = [];
  const state = startOf(rules, { ...beginning, start }, events);
  for (const [seat, text] of survivingChoices(rows.slice(from - 1, number))) {
    rules.play(state, seat, rules.readChoice(text)!, events); // it was legal when it was made
  }
  return seenBy(rules, events, viewer);
}
