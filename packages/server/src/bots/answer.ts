import { botOf } from '@omerta/bots';
import { randomFrom } from '@omerta/kernel';
import { gameOfBots } from './gameOfBots.ts';
import { levelOf } from './levels.ts';
import type { Question } from './thinker.ts';

/** The text a bot answers with, in whatever thread this is. */
export function answerTo({ game, rules, level, view, seed }: Question, isAborted: () => boolean = () => false): string {
  const bot = botOf(gameOfBots(game), levelOf(level), rules);
  return rules.writeChoice(bot.decide(view, { random: randomFrom(seed), isAborted }).choice);
}
