import type { Viewer } from '@omerta/kernel';
import { logFromRows, versionOf } from '@omerta/match';
import type { Reply } from '@omerta/protocol';
import type { Store } from '../store/store.ts';
import { refusal } from './command.ts';
import { beginningOf } from './loading.ts';
import type { MatchState, PlayingState } from './matchState.ts';

/** Everything this viewer has seen. A table with a closed log shows it when the game is over. */
export async function readLog(store: Store, { match, progress }: MatchState, viewer: Viewer): Promise<Reply<'log'>> {
  if (progress === undefined) return refusal('notPlaying');
  if (match.settings.log === 'closed' && match.stage === 'playing') return refusal('logClosed');
  const events = await seenFrom(store, { match, progress }, viewer);
  return { ok: true, version: versionOf(progress, viewer), events };
}

export async function seenFrom(
  store: Pick<Store, 'rowsOf'>,
  { match, progress }: Pick<PlayingState, 'match' | 'progress'>,
  viewer: Viewer,
): Promise<object[]> {
  return logFromRows(progress, beginningOf(match), await store.rowsOf(match.id), viewer);
}
