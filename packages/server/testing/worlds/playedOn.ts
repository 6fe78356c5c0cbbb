import { below } from '@omerta/kernel';
import type { Answers } from './answers.ts';
import { answerInBoth, type Course, demandSame, illegalText, inBoth, inWords, nextAnswers } from './compare.ts';

/** The viewer looks on while some choices are made, and asks for all it can think of. */
export const playedOn: Course = {
  async run(pair, first) {
    await inBoth(pair, world => world.come(1));
    let answers: Answers | undefined = first;
    for (let count = 0; count < MOST_ANSWERS && answers !== undefined; count++) {
      await answerInBoth(pair, answers);
      demandSame(pair, inWords(answers));
      answers = nextAnswers(pair);
    }
    const illegal = illegalText(pair);
    await inBoth(pair, world => world.askTooMuch(illegal));
    if (below(pair.random, ELSEWHERE) === 0) await inBoth(pair, world => world.askElsewhere(illegal));
    demandSame(pair, 'all that');
    return true;
  },
};

const MOST_ANSWERS = 2;
const ELSEWHERE = 24; // once in so many positions: endpoints answer slowly
