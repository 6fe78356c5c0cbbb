import type { MatchCounts, Store } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';

/** By match, as stored; undefined where no other node writes. */
export type Counts = ReadonlyMap<string, MatchCounts> | undefined;

/** The matches of which the store may hold more than we know: after a missed notification or an unknown commit. */
export async function findStaleMatches(store: Store, matches: readonly LiveMatch[]): Promise<LiveMatch[]> {
  const stale: LiveMatch[] = [];
  for (let at = 0; at < matches.length; at += MOST_AT_ONCE) {
    const some = matches.slice(at, at + MOST_AT_ONCE);
    const counts = store.isShared ? await countsOf(store, some) : undefined;
    stale.push(...some.filter(match => match.isStale(counts)));
  }
  return stale;
}

async function countsOf(store: Store, matches: readonly LiveMatch[]): Promise<Counts> {
  const found = await store.countsOf(matches.map(({ match }) => match.id));
  return new Map(found.map(counts => [counts.match, counts]));
}

const MOST_AT_ONCE = 512;
