import type { AnyRules, Bot, Memory } from '@omerta/bots';
import type { GameTypes, Random, Seat } from '@omerta/kernel';

/** A player in the lab: a bot of ours, or another program. */
export interface Contestant {
  readonly name: string;
  /** Whether it wants the events between its decisions. */
  readonly watches: boolean;
  /** The text of a choice. */
  decide(asked: Asked): string | Promise<string>;
  /** For contestants that watch: the game is over. */
  ended?(seen: Seen): void;
}

export interface Seen {
  readonly match: string; // identifies the game
  readonly seat: Seat;
  readonly view: unknown; // shares its parts with the state
  readonly events: readonly GameTypes['SeenEvent'][]; // seen since the last call; empty for contestants that do not watch
}

export interface Asked extends Seen {
  readonly choices: readonly object[]; // at least two: forced choices are not asked
  readonly random: Random; // the seat's own, never the game's
  readonly decision: number; // how many answers this seat has given, with forced ones
  readonly waiting: readonly Seat[];
}

/** One of our bots. `iterations` defaults to those of its level. */
export function botContestant(name: string, bot: Bot, rules: AnyRules, iterations?: number): Contestant {
  const budget = iterations === undefined ? {} : { iterations };
  const recallOf = bot.newMemory === undefined ? () => ({}) : recallsOf(players => bot.newMemory!(players));
  return {
    name,
    watches: bot.newMemory !== undefined,
    decide: asked =>
      rules.writeChoice(bot.decide(asked.view, { random: asked.random, ...budget, ...recallOf(asked) }).choice),
  };
}

/** Remembers one game at a time, by seat. */
function recallsOf(newMemory: (players: number) => Memory): (seen: Seen) => { readonly recall: unknown } {
  let current = '';
  const memories = new Map<Seat, Memory>();
  return ({ match, seat, view, events }) => {
    if (match !== current) memories.clear();
    current = match;
    const memory = memories.get(seat) ?? newMemory(playersIn(view));
    memories.set(seat, memory);
    for (const event of events) memory.see(event);
    return { recall: memory.recall };
  };
}

const playersIn = (view: unknown): number => (view as { table: { players: number } }).table.players; // every view has it
