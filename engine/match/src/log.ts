// All events a viewer has seen, without choices taken back. If a match changed to new rules, only the events since: those
// rules cannot replay what the version before did.
import { keptLog, type LogScope, type PlayedRow, startOf, survivingChoices, type Viewer } from '@omerta/kernel';
import type { Beginning, MatchProgress, SomeEvent } from './progress.ts';
import { seenBy, seenOf } from './seen.ts';

/** All that a viewer saw of a match that keeps the events of all rows. */
export function seenIn({ rules, recent }: MatchProgress, viewer: Viewer): object[] {
  return seenOf(rules, recent, viewer).events;
}

/** Replayed from all rows of the match; rows newer than the progress are left out. */
export function seenFromRows(
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

/** What a viewer may read again of what it saw. */
export function logOf(
  { rules, state }: Pick<MatchProgress, 'rules' | 'state'>,
  viewer: Viewer,
  seen: readonly object[],
  scope: LogScope,
): object[] {
  return [...keptLog(rules, rules.viewFor(state, viewer), seen as readonly SomeEvent[], scope)]; // events of this game
}
