import type { MatchCounts, Store } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';

/** What the store says of many matches; undefined where nobody else writes. */
export type Counts = ReadonlyMap<string, MatchCounts> | undefined;

/** Those of which the store may hold more than we know: a ring may have been missed, or a commit's fate. */
export async function findStaleMatches(store: Store, matches: readonly LiveMatch[]): Promise<LiveMatch[]> {
  const behind: LiveMatch[] = [];
  for (let at = 0; at < matches.length; at += MOST_AT_ONCE) {
    const some = matches.slice(at, at + MOST_AT_ONCE);
    const counts = store.isShared ? await countsOf(store, some) : undefined;
    behind.push(...some.filter(match => match.isStale(counts)));
  }
  return behind;
}

async function countsOf(store: Store, matches: readonly LiveMatch[]): Promise<Counts> {
  const found = await store.countsOf(matches.map(({ match }) => match.id));
  return new Map(found.map(counts => [counts.match, counts]));
}

const MOST_AT_ONCE = 512;
