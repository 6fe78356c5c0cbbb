// What is stored of a match beside its rows, and the way back from both to its progress.
import { isSameData, type Stretch } from '@omerta/kernel';
import { type AnyRules, continueFrom, counted, type MatchProgress, RECENT } from './progress.ts';
import { type PlayedMatch, type Replayed, replayRows } from './replayRows.ts';

/** Where the last row has led, in plain data. */
export interface MatchSnapshot {
  readonly state: unknown;
  readonly played: readonly Stretch[];
  readonly versions?: readonly number[]; // missing where no page outlives the program: all count anew
  readonly decisions?: readonly number[]; // missing: they are counted from the rows
}

/** All that is stored of a match that has begun. */
export interface StoredMatch extends PlayedMatch {
  readonly snapshot: MatchSnapshot;
}

export function snapshotOf({ state, played, versions, decisions }: MatchProgress): Required<MatchSnapshot> {
  return { state, played, versions, decisions };
}

/**
 * The match again, row by row. Where the rules have changed since, it goes on from its snapshot under the new ones. It
 * fails where a row is refused, or the rows lead elsewhere than the snapshot.
 */
export function restore(rules: AnyRules, stored: StoredMatch, recentLimit: number = RECENT): Replayed {
  const { state, played, versions, decisions } = stored.snapshot;
  const stretch = played.at(-1)!;
  if (stretch.version !== rules.version) {
    return { ok: true, progress: continueFromSnapshot(rules, stored, recentLimit) };
  }
  const replayed = replayRows(rules, stored, stretch, versions, recentLimit);
  if (!replayed.ok) return replayed;
  const progress = { ...replayed.progress, played };
  const isSame = isSameData([progress.state, progress.versions], [state, versions ?? progress.versions]);
  if (!isSame) return { ok: false, problem: 'Snapshot and rows disagree' };
  return { ok: true, progress: { ...progress, decisions: decisions ?? progress.decisions } };
}

/** From here on under these rules, whatever rules have led here. */
export function continueFromSnapshot(
  rules: AnyRules,
  { players, rows, snapshot }: StoredMatch,
  recentLimit: number = RECENT,
): MatchProgress {
  const { state, played, versions, decisions } = snapshot;
  const fresh = continueFrom(rules, rules.clone(state), players, { versions, recentLimit });
  const stretch: Stretch = { version: rules.version, from: rows.length + 1, start: state }; // as the old rules left it
  const progress = rows.reduce(counted, fresh);
  return { ...progress, decisions: decisions ?? progress.decisions, played: [...played, stretch] };
}
