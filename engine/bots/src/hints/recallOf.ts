import type { GameTypes } from '@omerta/kernel';
import type { AnyRules } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';

type SeenEvent = GameTypes['SeenEvent'];

/** What a seat remembers after this log; undefined for a log that does not start with the deal. */
export function recallOf(bots: GameBots, rules: AnyRules, players: number, log: readonly SeenEvent[]): unknown {
  const [first] = log;
  if (first === undefined || !bots.logBegins.includes(first.kind) || !isEarly(first)) return undefined;
  const memory = bots.newMemory(rules, players);
  for (const event of log) memory.see(event);
  return memory.recall;
}

/** Only the first act or round counts as the start of a log. */
const isEarly = ({ act = 1, round = 1 }: SeenEvent & { readonly act?: number; readonly round?: number }): boolean =>
  act === 1 && round === 1;
