import type { AnyRules, Bot } from '@omerta/bots';
import type { GameTypes, Random, Seat } from '@omerta/kernel';

/** Somebody who plays in the lab, however it finds its answers. */
export interface Contestant {
  readonly name: string;
  /** Whether it wants to be told what happens between its decisions. */
  readonly watches: boolean;
  /** The text of a choice. */
  decide(asked: Asked): string | Promise<string>;
  /** For those who watch: the game is over. */
  ended?(seen: Seen): void;
}

export interface Seen {
  readonly match: string; // tells the games of one contestant apart
  readonly seat: Seat;
  readonly view: unknown; // shares its parts with the state
  readonly events: readonly GameTypes['SeenEvent'][]; // seen since the last time; empty for those who do not watch
}

export interface Asked extends Seen {
  readonly choices: readonly object[]; // at least two: what is forced is not asked
  readonly random: Random; // the seat's own, never the game's
  readonly decision: number; // answers this seat has given, forced ones too
  readonly waiting: readonly Seat[];
}

/** A bot of the house. Without `iterations` it thinks as much as its level likes. */
export function houseBot(name: string, bot: Bot, rules: AnyRules, iterations?: number): Contestant {
  const budget = iterations === undefined ? {} : { iterations };
  return {
    name,
    watches: false,
    decide: ({ view, random }) => rules.writeChoice(bot.decide(view, { random, ...budget }).choice),
  };
}
