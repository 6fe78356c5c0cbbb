import type { GameTypes } from '@omerta/kernel';
import type { AnyRules } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';

type SeenEvent = GameTypes['SeenEvent'];

/** What a seat remembers that has seen all of this; undefined for a log that does not begin with the deal. */
export function recallOf(bots: GameBots, rules: AnyRules, players: number, log: readonly SeenEvent[]): unknown {
  const [first] = log;
  if (first === undefined || !bots.logBegins.includes(first.kind) || !isEarly(first)) return undefined;
  const memory = bots.newMemory(rules, players);
  for (const event of log) memory.see(event);
  return memory.recall;
}

/** Acts and rounds begin again and again. */
const isEarly = ({ act = 1, round = 1 }: SeenEvent & { readonly act?: number; readonly round?: number }): boolean =>
  act === 1 && round === 1;
