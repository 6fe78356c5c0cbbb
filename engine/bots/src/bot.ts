import type { GameTypes, Random, Rules } from '@omerta/kernel';
import type { Memory } from './memory.ts';

/** Plays for a seat. Gets the view, never the state, so it cannot peek. */
export interface Bot<G extends GameTypes = GameTypes> {
  /** For those who count along: what one seat keeps of all it sees, from the deal on. */
  newMemory?(players: number): Memory;
  /** One of the legal choices, of which there must be at least one. The same view and chance give the same choice. */
  decide(view: G['View'], budget: Budget): Decision<G>;
}

/** What a decision may cost. Bots have no clock: the caller says when the time is over. */
export interface Budget {
  readonly random: Random; // the bot's own, never the game's
  readonly iterations?: number; // futures to play out; as many as the level likes if missing
  /** The recall of the bot's own memory. Those who count along without one guess. */
  readonly recall?: unknown;
  /** Asked now and then; once it says yes, the best choice so far is the answer. */
  isAborted?(): boolean;
  /** Told of every imagined world in which candidates were compared: where each of them led. Far: beyond the turn. */
  compared?(futures: readonly Future[], isFar: boolean): void;
}

/** Where a choice led in an imagined world. The state is used again: look at it at once. */
export interface Future<G extends GameTypes = GameTypes> {
  readonly choice: G['Choice'];
  readonly state: G['State'];
}

export interface Decision<G extends GameTypes = GameTypes> {
  readonly choice: G['Choice'];
}

export type AnyRules = Rules<GameTypes>;
