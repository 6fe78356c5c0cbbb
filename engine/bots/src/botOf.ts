import { cashBot } from '@omerta/cashnguns/bots/levels.ts';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { corleoneBot } from '@omerta/corleone/bots/levels.ts';
import { type Corleone, contentOf } from '@omerta/corleone/rules';
import type { Rules } from '@omerta/kernel';
import type { AnyRules, Bot } from './bot.ts';
import { type Level, type Rung, rungOf } from './levels.ts';
import { randomBot } from './randomBot.ts';
import type { Style } from './styles.ts';

export const BOT_GAMES = ['corleone', 'cashnguns'] as const;
export type BotGame = (typeof BOT_GAMES)[number];

/** A bot for tables with these rules; it may play for any number of seats. */
export function botOf(game: BotGame, level: Level, rules: AnyRules, style: Style = 'plain'): Bot {
  if (rules.id !== game) throw new Error(`These are the rules of ${rules.id}, not of ${game}`);
  return level === 'random' ? randomBot(rules) : makers[game](rungOf(level), style, rules);
}

/** Rules are told apart by their id; TypeScript cannot follow that. */
const makers: { readonly [Game in BotGame]: (rung: Rung, style: Style, rules: AnyRules) => Bot } = {
  corleone(rung, style, rules) {
    const bound = rules as Rules<Corleone>;
    return corleoneBot(rung, style, bound, contentOf(bound));
  },
  cashnguns: (rung, style, rules) => cashBot(rung, style, rules as Rules<CashNGuns>),
};
