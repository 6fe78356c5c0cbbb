// A game in memory: where its rows have led. Every function leaves what it was given as it was.
import { type ChoiceFacts, type PlayedRow, type Seat, type Seed, startOf, undoable, type Viewer } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';

export interface Progress {
  readonly rules: AnyRules;
  readonly players: number;
  readonly state: unknown;
  readonly number: number; // of the last row
  readonly decisions: readonly number[]; // by seat: its rows, choices and undos alike, and questions that others ended
  readonly answers: readonly number[]; // by seat: its choices that count
  readonly mostAnswers: readonly number[]; // by seat: the most that ever counted
  readonly versions: readonly number[]; // by viewer, the spectator last: how often it saw something change
  readonly open: readonly OpenChoice[]; // those that may be taken back, the latest last
  readonly recent: readonly Happening[]; // what the last rows did, for those who were away
  readonly played: readonly PlayedStretch[];
}

export interface OpenChoice {
  readonly facts: ChoiceFacts;
  readonly before: unknown; // the state
  readonly events: readonly SomeEvent[];
}

/** What one row did. */
export interface Happening {
  readonly events: readonly SomeEvent[];
  readonly takenBack: readonly SomeEvent[]; // the events of the choice an undo took back
  readonly before: readonly number[]; // versions
  readonly after: readonly number[];
}

/** Rows played by one version of the rules. */
export interface PlayedStretch {
  readonly version: number;
  readonly from: number; // its first row
  readonly start?: unknown; // the state it began with; missing where that was the setup
}

/** How many rows `recent` holds. */
export const RECENT = 50;

export type SomeEvent = { readonly kind: string };

/** How a game begins: with its setup, or from a state of another game. */
export interface Beginning {
  readonly options: unknown;
  readonly seed: Seed;
  readonly start?: unknown;
}

/** A new game. Everybody has seen its setup. */
export function begin(rules: AnyRules, beginning: Beginning, players: number): Progress {
  const events: SomeEvent[] = [];
  const state = startOf(rules, beginning, events);
  const before = nobodyYet(players + 1);
  const after = before.map(() => 1);
  const progress = goOnFrom(rules, state, players, after, beginning.start);
  return { ...progress, recent: [{ events, takenBack: [], before, after }] };
}

/** A game that goes on from a state, its past unknown. `start` is the state it began with, if not with its setup. */
export function goOnFrom(
  rules: AnyRules,
  state: unknown,
  players: number,
  versions: readonly number[],
  start?: unknown,
): Progress {
  return {
    rules,
    players,
    state,
    number: 0,
    decisions: nobodyYet(players),
    answers: nobodyYet(players),
    mostAnswers: nobodyYet(players),
    versions,
    open: [],
    recent: [],
    played: [{ version: rules.version, from: 1, ...(start === undefined ? {} : { start }) }],
  };
}

export function mayUndo({ open }: Pick<Progress, 'open'>, seat: Seat): boolean {
  return (
    undoable(
      open.map(({ facts }) => facts),
      seat,
    ) > 0
  );
}

export function viewersOf({ players }: Pick<Progress, 'players'>): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

export function versionOf({ versions, players }: Progress, viewer: Viewer): number {
  return versions[placeOf(viewer, players)]!;
}

/** Where a viewer stands in lists by viewer. */
export function placeOf(viewer: Viewer, players: number): number {
  return viewer === 'spectator' ? players : viewer;
}

/** The same progress with the counts of rows whose effect it already has. */
export function counted(progress: Progress, row: PlayedRow): Progress {
  const { seat, kind } = row;
  const answers = added(progress.answers, seat, kind === 'choice' ? 1 : -1);
  return {
    ...progress,
    number: progress.number + 1,
    decisions: added(progress.decisions, seat, 1),
    answers,
    mostAnswers: progress.mostAnswers.map((most, at) => Math.max(most, answers[at]!)),
  };
}

function nobodyYet(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function added(counts: readonly number[], at: number, more: number): number[] {
  return counts.with(at, counts[at]! + more);
}
