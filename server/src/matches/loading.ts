// From the rows of a match to its progress, and back into a snapshot.
import { dealSeed, isSameData, newRecord, stateFrom, survivingChoices } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';
import type { ChoiceRow, FrozenGame, Match, Snapshot } from '../store/store.ts';
import { type Beginning, begin, counted, goOnFrom, type PlayedStretch, type Progress, RECENT } from './progress.ts';
import { take } from './take.ts';

/** What a snapshot holds as its state. */
interface Ice {
  readonly played: readonly PlayedStretch[];
  readonly state: unknown;
  readonly decisions?: readonly number[]; // missing where an earlier release froze it: then they are counted
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
  const { played, state, decisions } = snapshot.state as Ice;
  if (played.at(-1)!.version !== rules.version) return thaw(rules, match, rows, snapshot);
  const progress = replayed(rules, match, rows, snapshot);
  const isSame = isSameData(progress.state, state);
  if (!isSame || String(progress.versions) !== String(snapshot.versions)) throw new Error('Snapshot and rows disagree');
  return { ...progress, decisions: decisions ?? progress.decisions };
}

/** With its setup, or from the state of another game. */
export function start(rules: AnyRules, match: Match, from?: unknown): Progress {
  return begin(rules, beginningOf(match, from), match.seats.length);
}

export function beginningOf(match: Match, from: unknown): Beginning {
  return { options: match.options, seed: seedOf(match), ...(from === undefined ? {} : { start: from }) };
}

export function freeze({ state, played, versions, decisions }: Progress): Pick<FrozenGame, 'state' | 'versions'> {
  const ice: Ice = { played, state, decisions };
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

/**
 * The rows that these rules have played. Only the last of them are told again, for those who were away; the others are
 * just played.
 */
function replayed(rules: AnyRules, match: Match, rows: readonly ChoiceRow[], snapshot: Snapshot): Progress {
  const { versions } = snapshot;
  const { played } = snapshot.state as Ice;
  const { from: first, start: from } = played.at(-1)!;
  const [before, own] = [rows.slice(0, first - 1), rows.slice(first - 1)];
  const cut = cutOf(own);
  if (cut === 0 && before.length === 0) return own.reduce(takeStored, start(rules, match, from));
  const early = own.slice(0, cut);
  const record = { ...newRecord(rules, match.options, seedOf(match)), ...beginningOf(match, from) };
  const state = stateFrom(rules, { ...record, choices: survivingChoices(early) });
  const unseen = { ...goOnFrom(rules, state, match.seats.length, versions, from), played };
  const late = own.slice(cut).reduce(takeStored, [...before, ...early].reduce(counted, unseen));
  const raised = (counts: readonly number[]) => counts.map((count, at) => count + versions[at]! - late.versions[at]!);
  const recent = late.recent.map(each => ({ ...each, before: raised(each.before), after: raised(each.after) }));
  return { ...late, recent, versions: raised(late.versions) };
}

/** Where the last rows begin. No undo among them reaches behind it, and none that may come. */
function cutOf(rows: readonly ChoiceRow[], cut = Math.max(0, rows.length - RECENT)): number {
  const choices: number[] = []; // places of those that count
  let least = cut;
  for (const [at, { kind }] of rows.entries()) {
    const undone = kind === 'choice' ? undefined : choices.pop();
    if (undone === undefined) choices.push(at);
    else if (at >= cut) least = Math.min(least, undone);
  }
  const seat = rows[choices.at(-1) ?? 0]?.seat;
  const others = choices.findLastIndex(at => rows[at]!.seat !== seat);
  least = Math.min(least, choices[others + 1] ?? cut); // what may be taken back is all of one seat
  return least === cut ? cut : cutOf(rows, least);
}

/** Under new rules, from here on. */
function thaw(rules: AnyRules, match: Match, rows: readonly ChoiceRow[], snapshot: Snapshot): Progress {
  const { played, state, decisions } = snapshot.state as Ice;
  const fresh = goOnFrom(rules, rules.clone(state), match.seats.length, snapshot.versions);
  const stretch = { version: rules.version, from: snapshot.number + 1, start: state }; // as the old rules left it
  const thawed = rows.reduce(counted, fresh);
  return { ...thawed, decisions: decisions ?? thawed.decisions, played: [...played, stretch] };
}
