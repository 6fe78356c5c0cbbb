import type { Viewer } from '@omerta/kernel';
import { gameOf } from '../src/games.ts';
import { seenFrom } from '../src/matches/gameLog.ts';
import { load } from '../src/matches/loading.ts';
import type { Store } from '../src/store/store.ts';

/** All that a viewer of a stored match has seen, the parts included that its log no longer shows. */
export async function seenInStore(store: Store, id: string, viewer: Viewer): Promise<object[]> {
  const [match, rows, snapshot] = [await store.matchById(id), await store.rowsOf(id), await store.snapshotOf(id)];
  if (match === undefined || snapshot === undefined) throw new Error(`No started match ${id}`);
  const progress = load(gameOf(match.game)!.rules, { match, rows, snapshot });
  return seenFrom({ match, progress }, viewer);
}
