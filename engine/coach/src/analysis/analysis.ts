import type { ReplayProblem, Seat } from '@omerta/kernel';
import type { Flag } from './flags.ts';
import type { Parts } from './parts.ts';

export const ANALYSIS_FORMAT = 'omerta-analysis/1';

/** The analysis of a finished game. Plain JSON; shares go from 0 to 1. A game may add to it (`more` of its coach). */
export interface Analysis {
  readonly format: typeof ANALYSIS_FORMAT;
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  readonly steps: number; // choices of the record
  readonly open: readonly (readonly number[])[]; // by step, 0 is the start; by seat: with all cards open
  readonly fair: readonly (readonly number[])[]; // the same, each seat by what it could know
  readonly turningPoints: readonly TurningPoint[]; // the widest swing first, three at most
  readonly flags: readonly FlaggedChoice[]; // as they came
  readonly seats: readonly SeatAnalysis[];
}

export interface TurningPoint {
  readonly step: number; // the step after which the shares had changed
  readonly answers: readonly { readonly seat: Seat; readonly text: string }[];
  readonly swing: number; // the largest change of any seat
  readonly before: readonly number[]; // open shares, by seat
  readonly after: readonly number[];
  readonly parts: readonly Parts[]; // by seat
}

export interface FlaggedChoice {
  readonly step: number;
  readonly seat: Seat;
  readonly flag: Flag;
  readonly played: string;
  readonly best: string;
  readonly loss: number;
  readonly error: number; // standard error of the loss
}

/** `luck + decisions + opponents` is `result − start`. */
export interface SeatAnalysis extends Parts {
  readonly start: number;
  readonly result: number;
  readonly accuracy: number | undefined; // 0 to 100; undefined for a seat that decided nothing
  readonly judged: number; // decisions
  readonly flags: Readonly<Record<Flag, number>>;
}

export type Analysed =
  | { readonly ok: true; readonly analysis: Analysis }
  | { readonly ok: false; readonly problem: AnalysisProblem };

export type AnalysisProblem = ReplayProblem | { readonly code: 'notOver' } | { readonly code: 'aborted' };
