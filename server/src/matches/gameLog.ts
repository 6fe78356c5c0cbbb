import { logScopeOf, type Viewer } from '@omerta/kernel';
import { logOf, seenSoFar, versionOf } from '@omerta/match';
import type { Reply } from '@omerta/protocol';
import { refusal } from './command.ts';
import { beginningOf } from './loading.ts';
import type { MatchState, PlayingState } from './matchState.ts';

/** What this viewer may read again; when the game is over, everything it has seen. */
export function readLog({ match, progress }: MatchState, viewer: Viewer): Reply<'log'> {
  if (progress === undefined) return refusal('notPlaying');
  const events = logOf(progress, viewer, seenFrom({ match, progress }, viewer), logScopeOf(match));
  return { ok: true, version: versionOf(progress, viewer), events };
}

export function seenFrom({ match, progress }: Pick<PlayingState, 'match' | 'progress'>, viewer: Viewer): object[] {
  return seenSoFar(progress, beginningOf(match), viewer);
}
