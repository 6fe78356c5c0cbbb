import { logScopeOf, type Viewer } from '@omerta/kernel';
import { logOf, seenFromRows, versionOf } from '@omerta/match';
import type { Reply } from '@omerta/protocol';
import type { Store } from '../store/store.ts';
import { refusal } from './command.ts';
import { beginningOf } from './loading.ts';
import type { MatchState, PlayingState } from './matchState.ts';

/** What this viewer may read again; when the game is over, everything it has seen. */
export async function readLog(store: Store, { match, progress }: MatchState, viewer: Viewer): Promise<Reply<'log'>> {
  if (progress === undefined) return refusal('notPlaying');
  const seen = await seenFrom(store, { match, progress }, viewer);
  const events = logOf(progress, viewer, seen, logScopeOf(match));
  return { ok: true, version: versionOf(progress, viewer), events };
}

export async function seenFrom(
  store: Pick<Store, 'rowsOf'>,
  { match, progress }: Pick<PlayingState, 'match' | 'progress'>,
  viewer: Viewer,
): Promise<object[]> {
  return seenFromRows(progress, beginningOf(match), await store.rowsOf(match.id), viewer);
}
