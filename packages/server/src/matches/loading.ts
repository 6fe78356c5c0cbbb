// From the rows of a match to its progress, and back into a snapshot.
import { canonicalJson, dealSeed } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';
import type { ChoiceRow, FrozenGame, Match, Snapshot } from '../store/store.ts';
import { begin, counted, goOnFrom, type Progress, type Stretch } from './progress.ts';
import { take } from './take.ts';

/** What a snapshot holds as its state. */
interface Ice {
  readonly played: readonly Stretch[];
  readonly state: unknown;
}

/** What the store keeps of a match that is or was played. */
export interface Kept {
  readonly match: Match;
  readonly rows: readonly ChoiceRow[];
  readonly snapshot: Snapshot;
}

/**
 * The game again, choice by choice. Where the rules have changed since, it goes on from its snapshot under the new ones.
 * Throws where the snapshot tells another story than the rows.
 */
export function load(rules: AnyRules, { match, rows, snapshot }: Kept): Progress {
  const { played, state } = snapshot.state as Ice;
  const isOneStretch = played.length === 1 && played[0]!.version === rules.version;
  if (!isOneStretch) return thaw(rules, match, rows, snapshot);
  const progress = rows.reduce(takeStored, start(rules, match));
  const isSame = canonicalJson(progress.state) === canonicalJson(state);
  if (!isSame || String(progress.versions) !== String(snapshot.versions)) throw new Error('Snapshot and rows disagree');
  return progress;
}

export function start(rules: AnyRules, match: Match): Progress {
  return begin(rules, match.options, seedOf(match), match.seats.length);
}

export function freeze({ state, played, versions }: Progress): Pick<FrozenGame, 'state' | 'versions'> {
  const ice: Ice = { played, state };
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
export function takeStored(progress: Progress, row: ChoiceRow): Progress {
  if (row.number !== progress.number + 1) throw new Error(`Row ${row.number} follows row ${progress.number}`);
  const taken = take(progress, row);
  if (!taken.ok) throw new Error(`Row ${row.number} is refused: ${taken.refusal.code}`);
  return taken.progress;
}

function thaw(rules: AnyRules, match: Match, rows: readonly ChoiceRow[], snapshot: Snapshot): Progress {
  const { played, state } = snapshot.state as Ice;
  const fresh = goOnFrom(rules, rules.clone(state), match.seats.length, snapshot.versions);
  const stretch = { version: rules.version, from: snapshot.number + 1 };
  const isKnown = played.at(-1)?.version === rules.version;
  return { ...rows.reduce(counted, fresh), played: isKnown ? played : [...played, stretch] };
}
