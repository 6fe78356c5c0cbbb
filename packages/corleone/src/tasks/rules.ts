import type { Frozen, Progress, Prompt, Reason, Seat, Seats } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import type { Game, Look } from '../game.ts';
import type { Task } from './task.ts';

/** What one kind of task does. A task that asks nobody has only `advance`. */
export interface TaskRules<T extends Task> {
  /** Goes on as far as no player is needed. */
  advance(game: Game, task: T): Progress;

  /** The question, if the task ever waits for somebody. */
  readonly question?: Question<T>;
}

export interface Question<T extends Task> {
  /** Sees the public task only, so whom it waits for betrays nothing. */
  waitsFor(task: Frozen<T>): Seats;

  prompt(look: Look, task: Frozen<T>): Prompt;

  /** Adds every legal choice of this seat, which is waited for. */
  choices(look: Look, task: Frozen<T>, list: Choice[]): void;

  /** Why this seat, which is waited for, may not choose this. */
  whyNot(look: Look, task: Frozen<T>, choice: Choice): Reason | undefined;

  choose(game: Game, task: T, seat: Seat, choice: Choice): void;

  /** Section 12: what is done for a player whose time is up; undefined means the simplest bot's choice. */
  timeOut(look: Look, task: Frozen<T>): Choice | undefined;
}
