import { Mistake } from '../mistake.ts';

/** The answer of a bot, or a mistake if it takes too long. */
export function within<T>(seconds: number, bot: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Mistake(`the bot ${bot} gave no answer for ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
