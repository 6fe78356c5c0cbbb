import { Damaged } from '../store/errors.ts';
import type { ChoiceRow, Match, Snapshot, Store } from '../store/store.ts';
import { withDistinctNames } from './seatNames.ts';

/** A match as stored at one moment; rows after number `after`. */
export interface StoredMatch {
  readonly match: Match;
  readonly rows: readonly ChoiceRow[];
  readonly snapshot: Snapshot | undefined; // none before the start
}

/**
 * Reads until match, rows and snapshot belong together: another node may write meanwhile. If they differ and nothing was
 * written in between, the match is damaged.
 */
export async function readMatch(store: Store, id: string, after = 0): Promise<StoredMatch | undefined> {
  let before: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const match = await store.matchById(id);
    if (match === undefined) return undefined;
    const rows = await store.rowsOf(id, after);
    const snapshot = await store.snapshotOf(id);
    const last = rows.at(-1)?.number ?? after;
    const isWhole =
      snapshot === undefined
        ? match.startedAt === undefined
        : match.startedAt !== undefined && snapshot.number === last;
    if (isWhole) return { match: withDistinctNames(match), rows, snapshot };
    const found = JSON.stringify([match.revision, last, snapshot?.number]);
    if (found === before) throw new Damaged(id);
    before = found;
  }
  throw new Error('The match is written to faster than it can be read');
}

const ATTEMPTS = 20;
