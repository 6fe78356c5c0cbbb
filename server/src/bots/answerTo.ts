import { randomFrom } from '@omerta/kernel';
import { playerOf } from './playerOf.ts';
import type { Question } from './thinker.ts';

/** The text a bot answers with, in whatever thread this is. */
export function answerTo(question: Question, isAborted: () => boolean = () => false): string {
  const { rules, view, recall, seed } = question;
  const known = recall === undefined ? {} : { recall };
  return rules.writeChoice(playerOf(question).decide(view, { random: randomFrom(seed), ...known, isAborted }).choice);
}
