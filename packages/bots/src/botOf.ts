import type { CashNGuns } from '@omerta/cashnguns';
import { type Corleone, contentOf } from '@omerta/corleone';
import type { GameTypes, Rules, Viewer } from '@omerta/kernel';
import type { AnyRules, Bot } from './bot.ts';
import { cashForesight } from './cashnguns/foresight.ts';
import { corleoneForesight } from './corleone/foresight.ts';
import { greedyBot } from './greedyBot.ts';
import { type Level, STRENGTHS } from './levels.ts';
import { type Foresight, lookAhead } from './lookAhead.ts';
import { randomBot } from './randomBot.ts';

export const BOT_GAMES = ['corleone', 'cashnguns'] as const;
export type BotGame = (typeof BOT_GAMES)[number];

/** A bot for tables with these rules; it may play for any number of seats. */
export function botOf(game: BotGame, level: Level, rules: AnyRules): Bot {
  if (rules.id !== game) throw new Error(`These are the rules of ${rules.id}, not of ${game}`);
  return makers[game](level, rules);
}

/** Rules are told apart by their id; TypeScript cannot follow that. */
const makers: { readonly [Game in BotGame]: (level: Level, rules: AnyRules) => Bot } = {
  corleone(level, rules) {
    const bound = rules as Rules<Corleone>;
    return botWith(level, bound, corleoneForesight(contentOf(bound)));
  },
  cashnguns: (level, rules) => botWith(level, rules as Rules<CashNGuns>, cashForesight),
};

function botWith<G extends GameTypes & { View: { readonly viewer: Viewer } }>(
  level: Level,
  rules: Rules<G>,
  foresight: Foresight<G>,
): Bot {
  const strength = STRENGTHS[level];
  if (strength.plays === 'anything') return randomBot(rules);
  if (strength.plays === 'greedily') return greedyBot(rules, foresight.policy, strength.care);
  return lookAhead(rules, foresight, strength.futures);
}
