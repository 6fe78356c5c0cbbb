import type { OfferedLevel } from '@omerta/bots/levels';

/** A lesson: a game with a known deal, rivals who play by a script, and what the newcomer does, step by step. */
export interface Lesson<Game extends string = string> {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  /** The newcomer sits first; these sit after. */
  readonly rivals: readonly Rival[];
  readonly script: readonly ScriptedAnswer[];
  readonly steps: readonly LessonStep[];
}

/** What a rival answers the next time it is asked. */
export type ScriptedAnswer = readonly [seat: number, text: string];

export interface Rival {
  readonly name: string;
  readonly level: OfferedLevel; // for when the script is over
}

/** Its words are `<id>.title` and `<id>.text`, and `<id>.task` where something is to be done. */
export type LessonStep = ReadStep | DoStep;

/** Something to be looked at. */
export interface ReadStep {
  readonly kind: 'read';
  readonly id: string;
  /** The question that is open meanwhile: the step waits until it is asked. */
  readonly prompt: string;
  readonly spot: Spot;
}

/** Something to be done: all the moves, one after another. */
export interface DoStep {
  readonly kind: 'do';
  readonly id: string;
  readonly prompt: string;
  readonly moves: readonly Move[];
  /** Whether the moves may come in any order. */
  readonly isAnyOrder?: boolean;
  /** Whether any legal answer will do; the moves are then what is shown to those who ask. */
  readonly isFree?: boolean;
}

export interface Move {
  readonly answer: string;
  readonly spot: Spot;
}

/**
 * Where the light falls: "place:gunShop" on the board, "region:hand" for a part of the table, or anything with a
 * `data-anchor` of that name. "place:bar|place:brooklyn" is the first of them that is on the screen.
 */
export type Spot = string;

/** What is lit, the target first; with anything that is to be done the question too. */
export function spotsOf(step: LessonStep, given: number): Spot[] {
  if (step.kind === 'read') return [step.spot];
  const move = step.moves[given] ?? step.moves.at(-1)!;
  return [...new Set([move.spot, 'region:prompt'])];
}
