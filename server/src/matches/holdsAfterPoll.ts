import type { Match } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Another node may have written what has not come here yet: where it does not hold, it is looked at again. */
export async function holdsAfterPoll(live: LiveMatch, isSo: (match: Match) => boolean): Promise<boolean> {
  if (isSo(live.match)) return true;
  await live.poll();
  return isSo(live.match);
}
