// All that a viewer has seen happen, without what was taken back. Where the rules have changed, only what happened since:
// the rules of today cannot tell what those before them did.
import { type PlayedRow, startOf, survivingChoices, type Viewer } from '@omerta/kernel';
import type { Beginning, MatchProgress, SomeEvent } from './progress.ts';
import { seenBy, seenOf } from './seen.ts';

/** For a match that keeps every happening. */
export function logOf({ rules, recent }: MatchProgress, viewer: Viewer): object[] {
  return seenOf(rules, recent, viewer).events;
}

/** Played again from all rows of the match; those behind the progress are left out. */
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
    rules.play(state, seat, rules.readChoice(text)!, events); // was read when it was made
  }
  return seenBy(rules, events, viewer);
}
