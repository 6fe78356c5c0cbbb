import { keepInMind, startMemory } from '@omerta/cashnguns/bots/memory.ts';
import * as corleone from '@omerta/corleone/rules';
import type { GameTypes, Rules } from '@omerta/kernel';
import type { AnyRules } from './bot.ts';
import type { BotGame } from './botOf.ts';

type SeenEvent = GameTypes['SeenEvent'];

/** What one seat keeps of all it sees, from the deal on. */
export interface Memory {
  /** For the budget of a bot that counts along. */
  readonly recall: unknown;
  see(event: SeenEvent): void;
}

export function memoryOf(rules: AnyRules, players: number): Memory {
  if (!Object.hasOwn(memories, rules.id)) throw new Error(`Nobody remembers games of ${rules.id}`);
  return memories[rules.id as BotGame](rules, players);
}

/** Rules are told apart by their id; TypeScript cannot follow that. */
const memories: { readonly [Game in BotGame]: (rules: AnyRules, players: number) => Memory } = {
  corleone(rules, players) {
    const { pack } = corleone.contentOf(rules as Rules<corleone.Corleone>);
    return folded(corleone.startRecall(players, pack), corleone.remember);
  },
  cashnguns: (_rules, players) => folded(startMemory(players), keepInMind),
};

function folded<Recall, E extends SeenEvent>(start: Recall, remember: (recall: Recall, event: E) => Recall): Memory {
  let recall = start;
  return {
    get recall() {
      return recall;
    },
    see(event) {
      recall = remember(recall, event as E); // events of the game that is remembered
    },
  };
}
