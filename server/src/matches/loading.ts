// From the rows of a match to its progress, and back into a snapshot.
import { dealSeed, type Stretch } from '@omerta/kernel';
import { type Beginning, begin, type MatchProgress, restore, snapshotOf, takeStored as takeRow } from '@omerta/match';
import type { AnyRules } from '../games.ts';
import type { ChoiceRow, GameSnapshot, Match, Snapshot } from '../store/store.ts';

/** What a snapshot holds as its state. */
interface SnapshotState {
  readonly played: readonly Stretch[];
  readonly state: unknown;
  readonly decisions?: readonly number[]; // missing where an earlier release froze it: then they are counted
}

/** What the store keeps of a match that is or was played. */
export interface StartedMatch {
  readonly match: Match;
  readonly rows: readonly ChoiceRow[];
  readonly snapshot: Snapshot;
}

/**
 * The game again, choice by choice. Where the rules have changed since, it goes on from its snapshot under the new ones.
 * Throws where the snapshot tells another story than the rows.
 */
export function load(rules: AnyRules, { match, rows, snapshot }: StartedMatch): MatchProgress {
  const { versions } = snapshot;
  const ice = snapshot.state as SnapshotState;
  const players = match.seats.length;
  const restored = restore(rules, { beginning: beginningOf(match), players, rows, snapshot: { ...ice, versions } });
  if (!restored.ok) throw new Error(restored.problem);
  return restored.progress;
}

/** With its setup, or from the state of another game. */
export function start(rules: AnyRules, match: Match, from?: unknown): MatchProgress {
  return begin(rules, beginningOf(match, from), match.seats.length);
}

export function beginningOf(match: Match, from?: unknown): Beginning {
  return { options: match.options, seed: seedOf(match), ...(from === undefined ? {} : { start: from }) };
}

export function gameSnapshotOf(progress: MatchProgress): Pick<GameSnapshot, 'state' | 'versions'> {
  const { versions, played, state, decisions } = snapshotOf(progress);
  const ice: SnapshotState = { played, state, decisions };
  return { state: ice, versions };
}

/** Made of the server's secret and every seat's part. Never leaves the server while the game runs. */
export function seedOf({ id, fairDeal, seats }: Match): string {
  return dealSeed(
    fairDeal.secret,
    id,
    seats.map(({ entropy }) => entropy ?? ''),
  );
}

/** One more row of another node, or of another life of this one. It was checked when it was made. */
export function takeStored(progress: MatchProgress, row: ChoiceRow): MatchProgress {
  if (row.number !== progress.number + 1) throw new Error(`Row ${row.number} follows row ${progress.number}`);
  return takeRow(progress, row);
}
