// A match in memory: the result of its rows. No function changes its arguments.
import {
  type ChoiceFacts,
  type GameTypes,
  type PlayedRow,
  type Rules,
  type Seat,
  type Seed,
  type Stretch,
  startOf,
  undoable,
  type Viewer,
} from '@omerta/kernel';
import { MOST_CHANGES } from './changes.ts';

export type AnyRules = Rules<GameTypes>;
export type SomeEvent = GameTypes['Event'];

export interface MatchProgress {
  readonly rules: AnyRules;
  readonly players: number;
  readonly state: unknown;
  readonly number: number; // of the last row
  readonly decisions: readonly number[]; // by seat: the number of its question (docs/decisions/0019)
  readonly answers: readonly number[]; // by seat: its choices that count
  readonly mostAnswers: readonly number[]; // by seat: the most that ever counted
  readonly changesLeft: readonly number[]; // by seat: how often it may still take back or change an answer
  readonly versions: readonly number[]; // by viewer, the spectator last: how often the viewer saw a change
  readonly open: readonly OpenChoice[]; // choices that may be taken back, the latest last
  readonly recent: readonly Happening[]; // the events of the last rows
  readonly recentLimit: number; // how many rows `recent` holds at most
  readonly played: readonly Stretch[]; // by row, from 1; the first has a start where the match began from a state
  readonly lastChoice: CountedChoice | undefined;
}

/** A choice that counts, with those before it. An undo drops the last one, so the list is as long as the game. */
export interface CountedChoice {
  readonly number: number; // of its row
  readonly seat: Seat;
  readonly text: string;
  readonly before: CountedChoice | undefined;
}

export interface OpenChoice {
  readonly facts: ChoiceFacts;
  readonly before: unknown; // the state
  readonly events: readonly SomeEvent[];
}

/** The events of one row. */
export interface Happening {
  readonly events: readonly SomeEvent[];
  readonly takenBack: readonly SomeEvent[]; // the events of the choice an undo took back
  readonly before: readonly number[]; // versions
  readonly after: readonly number[];
}

/** The default size of `recent`; older rows can be read from the store. */
export const RECENT = 50;

/** How a match starts: with its setup, or from a state of another match. */
export interface Beginning {
  readonly options: unknown;
  readonly seed: Seed;
  readonly start?: unknown;
}

/** A new match. Every viewer has seen its setup. */
export function begin(
  rules: AnyRules,
  beginning: Beginning,
  players: number,
  recentLimit: number = RECENT,
): MatchProgress {
  const { start } = beginning;
  const events: SomeEvent[] = [];
  const state = startOf(rules, beginning, events);
  const before = zeros(players + 1);
  const after = before.map(() => 1);
  const progress = continueFrom(rules, state, players, { versions: after, start, recentLimit });
  return { ...progress, recent: [{ events, takenBack: [], before, after }] };
}

export interface KnownPast {
  readonly versions?: readonly number[] | undefined; // missing: all viewers start counting here
  readonly start?: unknown; // the state the match started from, if not its setup
  readonly recentLimit?: number | undefined;
}

/** A match that goes on from a state; its earlier rows are unknown. */
export function continueFrom(
  rules: AnyRules,
  state: unknown,
  players: number,
  { versions = zeros(players + 1).map(() => 1), start, recentLimit = RECENT }: KnownPast = {},
): MatchProgress {
  return {
    rules,
    players,
    state,
    number: 0,
    decisions: zeros(players),
    answers: zeros(players),
    mostAnswers: zeros(players),
    changesLeft: zeros(players).map(() => MOST_CHANGES),
    versions,
    open: [],
    recent: [],
    recentLimit,
    played: [{ version: rules.version, from: 1, ...(start === undefined ? {} : { start }) }],
    lastChoice: undefined,
  };
}

export function mayUndo({ open }: Pick<MatchProgress, 'open'>, seat: Seat): boolean {
  return (
    undoable(
      open.map(({ facts }) => facts),
      seat,
    ) > 0
  );
}

/** Whether an answer to this question is too late: the seat has answered, or another player ended it. */
export function isStale({ decisions }: Pick<MatchProgress, 'decisions'>, seat: Seat, decision: number): boolean {
  return decision !== decisions[seat];
}

export function viewersOf({ players }: Pick<MatchProgress, 'players'>): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

export function versionOf({ versions, players }: MatchProgress, viewer: Viewer): number {
  return versions[placeOf(viewer, players)]!;
}

/** The index of a viewer in lists by viewer. */
export function placeOf(viewer: Viewer, players: number): number {
  return viewer === 'spectator' ? players : viewer;
}

/** The same progress with the counts of a row whose effect it already has. */
export function counted(progress: MatchProgress, row: PlayedRow): MatchProgress {
  const { seat, kind, text } = row;
  const { lastChoice } = progress;
  const number = progress.number + 1;
  const answers = added(progress.answers, seat, kind === 'choice' ? 1 : -1);
  return {
    ...progress,
    number,
    decisions: added(progress.decisions, seat, 1),
    answers,
    mostAnswers: progress.mostAnswers.map((most, at) => Math.max(most, answers[at]!)),
    lastChoice: kind === 'choice' ? { number, seat, text, before: lastChoice } : lastChoice?.before,
  };
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function added(counts: readonly number[], at: number, more: number): number[] {
  return counts.with(at, counts[at]! + more);
}
