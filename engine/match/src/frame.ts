import type { LogScope, Viewer } from '@omerta/kernel';
import type { Frame, SeatClock } from '@omerta/protocol';
import { logOf } from './log.ts';
import { type MatchProgress, placeOf, versionOf } from './progress.ts';
import { type Seen, seenOf } from './seen.ts';
import { visibleTo } from './visibleTo.ts';

/**
 * The frame for a viewer. Without `since`, or if that is too long ago, it has no events. A viewer that watched all the
 * time is sent the whole of them; one that comes back, what its log keeps.
 */
export function frameFor(
  match: string,
  progress: MatchProgress,
  viewer: Viewer,
  clocks: readonly SeatClock[],
  since: number | undefined,
  scope: LogScope = 'whole',
): Frame {
  const missed = since === undefined ? undefined : missedSince(progress, viewer, since);
  return {
    match,
    viewer,
    version: versionOf(progress, viewer),
    ...(missed === undefined ? {} : { since }),
    undone: missed?.undone ?? 0,
    events: logOf(progress, viewer, missed?.events ?? [], scope),
    ...visibleTo(progress, viewer),
    clocks: [...clocks],
  };
}

/** What a viewer missed since version `since`; undefined if that is too long ago. */
function missedSince(
  { rules, players, recent, versions }: MatchProgress,
  viewer: Viewer,
  since: number,
): Seen | undefined {
  const at = placeOf(viewer, players);
  const oldest = recent[0]?.before[at] ?? versions[at]!;
  if (since < oldest || since > versions[at]!) return undefined;
  const missed = recent.filter(({ after }) => after[at]! > since);
  return seenOf(rules, missed, viewer);
}
