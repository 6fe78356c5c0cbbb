// The state of a live match: the table, its game and the clocks. Pure; what to store is derived from it.
import { listSeats } from '@omerta/kernel';
import type { MatchProgress } from '@omerta/match';
import type { AnyRules } from '../games.ts';
import type { Append, ChoiceRow, Clocks, PlayState as KeptStanding, Match } from '../store/store.ts';
import { clocksAfter, clocksAt, deadlinesOf, isSeenByAll, startClocks, withMoreTime } from './clocks.ts';
import { gameSnapshotOf, start } from './loading.ts';
import { withDueAnswers } from './seatChanges.ts';
import type { Moment } from './serverContext.ts';

export interface MatchState {
  readonly match: Match;
  readonly progress: MatchProgress | undefined; // none before the start
  readonly clocks: Clocks | undefined; // none at tables without clocks
  readonly isFrozen: boolean; // by a bug, or by damage in the store
}

export interface PlayingState extends MatchState {
  readonly progress: MatchProgress;
}

/** The state after `row`, which led to the progress `next`. */
export function afterRow(
  { match, progress, clocks, isFrozen }: PlayingState,
  row: ChoiceRow,
  next: MatchProgress,
  time: number,
): PlayingState {
  const outcome = next.rules.outcome(next.state);
  // Listings show when a table was last active: that must not betray hidden steps.
  const touched: Match = isSeenByAll(progress, next) ? { ...match, activeAt: row.at } : match;
  const after: Match =
    outcome === undefined
      ? touched
      : { ...touched, stage: 'over', outcome, endedAt: row.at, revision: match.revision + 1 };
  return {
    match: after,
    progress: next,
    clocks: clocks === undefined ? undefined : clocksAfter(clocks, after, progress, next, row.seat, time),
    isFrozen,
  };
}

/** What to store of it. The store refuses it if the table has changed since. */
export function appendOf(before: PlayingState, row: ChoiceRow, after: PlayingState, time: number): Append {
  const { match, progress, clocks } = after;
  const { stage, outcome, endedAt } = match;
  return {
    row,
    snapshot: { ...gameSnapshotOf(progress), ...(clocks === undefined ? {} : { clocks }) },
    deadlines: deadlinesOf(match, progress, clocks, time),
    activeAt: match.activeAt,
    revision: before.match.revision,
    ...(outcome === undefined || endedAt === undefined ? {} : { match: { stage, outcome, endedAt } }),
  };
}

/** The state after a change of the table. A game that was just started begins with its setup, or `from` this state. */
export function afterChange(state: MatchState, next: Match, rules: AnyRules, at: Moment, from?: unknown): MatchState {
  const { progress, clocks } = state;
  const touched = { ...next, activeAt: at.date };
  if (progress !== undefined) {
    const { rules: played, decisions } = progress;
    const match = withDueAnswers(state.match, touched, decisions, listSeats(played.waitingFor(progress.state)));
    return {
      ...state,
      match,
      clocks: clocks === undefined ? undefined : clocksOf(clocks, state.match, match, progress, at.time),
    };
  }
  if (touched.stage !== 'playing') return { ...state, match: touched };
  const begun = start(rules, touched, from);
  return { ...state, match: touched, progress: begun, clocks: startClocks(touched, begun, at.time) };
}

function clocksOf(clocks: Clocks, before: Match, after: Match, progress: MatchProgress, now: number): Clocks {
  const next = clocksAt(clocks, after, progress, now);
  return before.evening?.moreTime === after.evening?.moreTime ? next : withMoreTime(next, after);
}

/** What is stored beside a match that is being played. */
export function playStateOf({ match, progress, clocks }: MatchState, time: number): KeptStanding | undefined {
  if (match.stage !== 'playing' || progress === undefined) return undefined;
  const { id } = match;
  return {
    snapshot: {
      match: id,
      number: progress.number,
      ...gameSnapshotOf(progress),
      ...(clocks === undefined ? {} : { clocks }),
    },
    deadlines: deadlinesOf(match, progress, clocks, time),
  };
}

/** Seats that have to answer now and did not before. */
export function newlyAwaitedSeats({ progress: old }: MatchState, { match, progress }: MatchState): number[] {
  if (progress === undefined || progress === old || match.stage !== 'playing') return [];
  const before = old === undefined ? [] : listSeats(old.rules.waitingFor(old.state));
  return listSeats(progress.rules.waitingFor(progress.state)).filter(seat => !before.includes(seat));
}
