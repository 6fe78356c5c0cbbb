import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import type { Bot, Budget } from '../bot.ts';
import type { Foresight, SeatedGame } from '../lookAhead.ts';
import type { Reason } from './hint.ts';

/** A bot that gives hints, and what explains its choices. */
export interface Adviser<G extends SeatedGame> {
  readonly rules: Rules<G>;
  readonly bot: Bot<G>;
  readonly foresight: Foresight<G>;
  /** The view plus what its seat remembers. */
  asKnown(view: G['View'], budget: Budget): G['View'];
  explainedFor(view: G['View']): Explained<G>;
  /** Whether it decides by a rule of thumb, because the choice matters longer than the look-ahead reaches. */
  isByRule?(view: G['View']): boolean;
  /** The view at the next prompt, if players answer both prompts together. */
  nextView?(view: G['View'], choice: G['Choice'], budget: Budget): G['View'] | undefined;
}

/** How the worth of a future is composed. */
export interface Explained<G extends GameTypes, Sight = unknown> {
  /** The facts kept of an imagined state. */
  sightOf(state: G['State'], seat: Seat): Sight;
  worthOf(sight: Sight): number;
  /** A lead that a player would notice. */
  readonly notable: number;
  /** Parts of the difference between two futures of one world. They add up to it. */
  partsOf(one: Sight, other: Sight): ReadonlyMap<string, number>;
  /** A part as a reason for the first of two choices; undefined if the facts do not support it. */
  reasonOf(part: string, amount: number, ones: readonly Sight[], others: readonly Sight[]): Reason | undefined;
}
