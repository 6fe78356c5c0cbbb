// What is stored of a match besides its rows, and how both are restored to its progress.
import { isSameData, rulesOfVersion, type Stretch } from '@omerta/kernel';
import { type AnyRules, continueFrom, counted, type MatchProgress, RECENT } from './progress.ts';
import { type PlayedMatch, type Replayed, replayRows } from './replayRows.ts';

/** The match after its last row, as plain data. */
export interface MatchSnapshot {
  readonly state: unknown;
  readonly played: readonly Stretch[];
  readonly versions?: readonly number[]; // missing if no page outlives the program: all start again
  readonly decisions?: readonly number[]; // missing: they are counted from the rows
  readonly changesLeft?: readonly number[]; // missing: as many as at first
}

/** All that is stored of a match that has started. */
export interface StoredMatch extends PlayedMatch {
  readonly snapshot: MatchSnapshot;
}

export function snapshotOf(progress: MatchProgress): Required<MatchSnapshot> {
  const { state, played, versions, decisions, changesLeft } = progress;
  return { state, played, versions, decisions, changesLeft };
}

/**
 * Restores the match row by row, under the version of the rules that played it last. If this release does not have that
 * version, it goes on from its snapshot under the new one. Fails if a row is refused, or if the rows do not lead to the
 * snapshot.
 */
export function restore(rules: AnyRules, stored: StoredMatch, recentLimit: number = RECENT): Replayed {
  const { state, played, versions } = stored.snapshot;
  const stretch = played.at(-1)!;
  const own = rulesOfVersion(rules, stretch.version);
  if (own === undefined) return { ok: true, progress: continueFromSnapshot(rules, stored, recentLimit) };
  const replayed = replayRows(own, stored, stretch, versions, recentLimit);
  if (!replayed.ok) return replayed;
  const progress = { ...replayed.progress, played };
  const isSame = isSameData([progress.state, progress.versions], [state, versions ?? progress.versions]);
  if (!isSame) return { ok: false, problem: 'Snapshot and rows disagree' };
  return { ok: true, progress: withCounts(progress, stored.snapshot) };
}

/** Goes on under these rules, whatever version played so far. */
export function continueFromSnapshot(
  rules: AnyRules,
  { players, rows, snapshot }: StoredMatch,
  recentLimit: number = RECENT,
): MatchProgress {
  const { state, played, versions } = snapshot;
  const fresh = continueFrom(rules, rules.clone(state), players, { versions, recentLimit });
  const stretch: Stretch = { version: rules.version, from: rows.length + 1, start: state }; // left by the old rules
  const progress = rows.reduce(counted, fresh);
  return { ...withCounts(progress, snapshot), played: [...played, stretch] };
}

/** What the snapshot counts more exactly than the rows. */
function withCounts(progress: MatchProgress, { decisions, changesLeft }: MatchSnapshot): MatchProgress {
  return {
    ...progress,
    decisions: decisions ?? progress.decisions,
    changesLeft: changesLeft ?? progress.changesLeft,
  };
}
