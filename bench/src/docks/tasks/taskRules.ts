import type { Author, Frozen, Progress, Prompt, Reason, Seat, Seats } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Own, State, View } from '../state.ts';

/** A question to players, or something that only moves the game on (then without `asks`). */
export interface TaskRules<T> {
  advance(state: State, task: T, events?: Event[]): Progress;
  readonly asks?: Asks<T>;
}

export interface Asks<T> {
  waitsFor(task: Frozen<T>): Seats;
  /** Missing where answers are final: then only those it waits for. */
  mayAnswer?(task: Frozen<T>): Seats;
  prompt(task: Frozen<T>, view: View): Prompt;
  choices(task: Frozen<T>, view: View, own: Frozen<Own>, seat: Seat): Choice[];
  /** Only ever asked by a seat that may answer. */
  whyNot(task: Frozen<T>, view: View, own: Frozen<Own>, choice: Choice, seat: Seat, by: Author): Reason | undefined;
  /** Missing: the first of the choices. */
  readonly timeOut?: Choice;
  choose(state: State, task: T, seat: Seat, choice: Choice, events?: Event[]): void;
}

export const notAsked: Reason = { code: 'notAsked', rule: 'D1' };
export const notInHand: Reason = { code: 'notInHand', rule: 'D3' };
