import { randomFrom } from '@omerta/kernel';
import { playerOf } from './playerOf.ts';
import type { Question } from './thinker.ts';

/** The bot's choice as text. Runs in any thread. */
export function answerTo(question: Question, isAborted: () => boolean = () => false): string {
  const { rules, view, recall, seed } = question;
  const known = recall === undefined ? {} : { recall };
  return rules.writeChoice(playerOf(question).decide(view, { random: randomFrom(seed), ...known, isAborted }).choice);
}
