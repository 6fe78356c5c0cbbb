import type { GameTypes } from '@omerta/kernel';
import type { AnyRules } from '../bot.ts';
import type { BotGame } from '../botOf.ts';
import { memoryOf } from '../memoryOf.ts';

type SeenEvent = GameTypes['SeenEvent'];

/** What a seat remembers that has seen all of this; undefined for a story that does not begin with the deal. */
export function recallOf(rules: AnyRules, players: number, log: readonly SeenEvent[]): unknown {
  const [first] = log;
  if (first === undefined || !beginnings[rules.id as BotGame].includes(first.kind) || !isEarly(first)) return undefined;
  const memory = memoryOf(rules, players);
  for (const event of log) memory.see(event);
  return memory.recall;
}

/** What a whole story may begin with. */
const beginnings: { readonly [Game in BotGame]: readonly string[] } = {
  corleone: ['actBegan'],
  cashnguns: ['talentDealt', 'talentsOffered', 'roundBegan'],
};

/** Acts and rounds begin again and again. */
const isEarly = ({ act = 1, round = 1 }: SeenEvent & { readonly act?: number; readonly round?: number }): boolean =>
  act === 1 && round === 1;
