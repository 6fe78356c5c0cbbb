import type { Reason, Seat } from '@omerta/kernel';
import type { Choice, ChoiceKind } from '../choices.ts';
import type { Game, Look } from '../game.ts';

/** One of the actions a turn may be spent on (F3). */
export interface Action<K extends ChoiceKind> {
  /** Adds every legal choice. */
  choices(look: Look, list: Choice[]): void;
  whyNot(look: Look, choice: ChoiceOf<K>): Reason | undefined;
  perform(game: Game, seat: Seat, choice: ChoiceOf<K>): void;
}

export type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { kind: K }>;
