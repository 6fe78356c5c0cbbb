import type { AnyRules, Bot, Memory } from '@omerta/bots';
import type { GameTypes, Random, Seat } from '@omerta/kernel';

/** A player in the lab, however it finds its answers. */
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

/** One of our bots. Without `iterations` it thinks as much as its level likes. */
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
