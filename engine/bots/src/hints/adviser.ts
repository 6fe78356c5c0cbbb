import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import type { Bot, Budget } from '../bot.ts';
import type { Foresight, SeatedGame } from '../lookAhead.ts';
import type { Reason } from './hint.ts';

/** Who gives hints: a bot, and what it takes to explain its choices. */
export interface Adviser<G extends SeatedGame> {
  readonly rules: Rules<G>;
  readonly bot: Bot<G>;
  readonly foresight: Foresight<G>;
  /** The view with what its seat remembers. */
  asKnown(view: G['View'], budget: Budget): G['View'];
  explainedFor(view: G['View']): Explained<G>;
  /** Whether it looks no further than a rule of thumb: what is chosen counts longer than anybody looks ahead. */
  isByRule?(view: G['View']): boolean;
  /** The view of the question that is answered in one go with this one. */
  nextView?(view: G['View'], choice: G['Choice'], budget: Budget): G['View'] | undefined;
}

/** How the worth of a future is made up. */
export interface Explained<G extends GameTypes, Sight = unknown> {
  /** What is kept of an imagined state. */
  sightOf(state: G['State'], seat: Seat): Sight;
  worthOf(sight: Sight): number;
  /** A lead that a player would notice. */
  readonly notable: number;
  /** Parts of the difference between two futures of one world. They add up to it. */
  partsOf(one: Sight, other: Sight): ReadonlyMap<string, number>;
  /** A part as a reason for the first of two choices; undefined where the facts do not bear it out. */
  reasonOf(part: string, amount: number, ones: readonly Sight[], others: readonly Sight[]): Reason | undefined;
}
