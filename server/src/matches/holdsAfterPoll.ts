import type { Match } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Polls the store before answering no: another node may have written what has not arrived here. */
export async function holdsAfterPoll(live: LiveMatch, condition: (match: Match) => boolean): Promise<boolean> {
  if (condition(live.match)) return true;
  await live.poll();
  return condition(live.match);
}
