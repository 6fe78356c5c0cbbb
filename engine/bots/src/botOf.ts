import type { AnyRules, Bot } from './bot.ts';
import type { GameBots } from './gameBots.ts';
import { type Level, rungOf } from './levels.ts';
import { randomBot } from './randomBot.ts';
import type { Style } from './styles.ts';

/** A bot for tables with these rules; it may play for any number of seats. */
export function botOf(bots: GameBots, level: Level, rules: AnyRules, style: Style = 'plain'): Bot {
  return level === 'random' ? randomBot(rules) : bots.bot(rungOf(level), style, rules);
}
