import type { GameTypes, Random, Rules } from '@omerta/kernel';
import type { Memory } from './memory.ts';

/** Plays for a seat. Gets the view, never the state, so it cannot peek. */
export interface Bot<G extends GameTypes = GameTypes> {
  /** For bots that remember: a memory of one seat, from the deal on. */
  newMemory?(players: number): Memory;
  /** One of the legal choices, of which there must be at least one. The same view and chance give the same choice. */
  decide(view: G['View'], budget: Budget): Decision<G>;
}

/** What a decision may cost. Bots have no clock: the caller says when the time is up. */
export interface Budget {
  readonly random: Random; // the bot's own, never the game's
  readonly iterations?: number; // futures to play out; the default depends on the level
  /** The recall of the bot's own memory. Without it a bot guesses. */
  readonly recall?: unknown;
  /** Called now and then; once it returns true, the best choice so far is the answer. */
  isAborted?(): boolean;
  /** Called after each imagined world with where each candidate led. `isFar`: beyond the turn. */
  compared?(futures: readonly Future[], isFar: boolean): void;
}

/** Where a choice led in an imagined world. The state is reused: read it at once. */
export interface Future<G extends GameTypes = GameTypes> {
  readonly choice: G['Choice'];
  readonly state: G['State'];
}

export interface Decision<G extends GameTypes = GameTypes> {
  readonly choice: G['Choice'];
}

export type AnyRules = Rules<GameTypes>;
