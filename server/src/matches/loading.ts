// From stored rows to the progress of a match, and from progress to a snapshot.
import { dealSeed, type Stretch } from '@omerta/kernel';
import { type Beginning, begin, type MatchProgress, restore, snapshotOf, takeStored as takeRow } from '@omerta/match';
import type { AnyRules } from '../games.ts';
import type { ChoiceRow, GameSnapshot, Match, Snapshot } from '../store/store.ts';

/** The `state` of a snapshot. */
interface SnapshotState {
  readonly played: readonly Stretch[];
  readonly state: unknown;
  readonly decisions?: readonly number[]; // missing in snapshots of the first release: counted from the rows
  readonly changesLeft?: readonly number[]; // missing in snapshots of earlier releases
}

/** A stored match whose game has started. */
export interface StartedMatch {
  readonly match: Match;
  readonly rows: readonly ChoiceRow[];
  readonly snapshot: Snapshot;
}

/**
 * Replays the rows under the version of the rules that played them. If this release no longer has it, the game resumes
 * from its snapshot under the new rules.
 * Throws if snapshot and rows disagree.
 */
export function load(rules: AnyRules, { match, rows, snapshot }: StartedMatch): MatchProgress {
  const { versions } = snapshot;
  const saved = snapshot.state as SnapshotState;
  const players = match.seats.length;
  const restored = restore(rules, { beginning: beginningOf(match), players, rows, snapshot: { ...saved, versions } });
  if (!restored.ok) throw new Error(restored.problem);
  return restored.progress;
}

/** With the game's setup, or from the state of another game. */
export function start(rules: AnyRules, match: Match, from?: unknown): MatchProgress {
  return begin(rules, beginningOf(match, from), match.seats.length);
}

export function beginningOf(match: Match, from?: unknown): Beginning {
  return { options: match.options, seed: seedOf(match), ...(from === undefined ? {} : { start: from }) };
}

export function gameSnapshotOf(progress: MatchProgress): Pick<GameSnapshot, 'state' | 'versions'> {
  const { versions, ...saved } = snapshotOf(progress);
  return { state: saved, versions };
}

/** Made of the server's secret and every seat's entropy. Never leaves the server while the game runs. */
export function seedOf({ id, fairDeal, seats }: Match): string {
  return dealSeed(
    fairDeal.secret,
    id,
    seats.map(({ entropy }) => entropy ?? ''),
  );
}

/** Applies a row written by another node or before a restart. It was checked when it was made. */
export function takeStored(progress: MatchProgress, row: ChoiceRow): MatchProgress {
  if (row.number !== progress.number + 1) throw new Error(`Row ${row.number} follows row ${progress.number}`);
  return takeRow(progress, row);
}
