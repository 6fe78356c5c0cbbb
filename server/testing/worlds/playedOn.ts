import { below } from '@omerta/kernel';
import type { Answers } from './answers.ts';
import {
  answerInBoth,
  type Course,
  count,
  describeAnswers,
  expectSame,
  illegalText,
  inBoth,
  nextAnswers,
} from './compare.ts';

/** The viewer looks on while some choices are made, and asks for all it can think of. */
export const playedOn: Course = {
  async run(pair, first) {
    await inBoth(pair, world => world.come(1));
    let answers: Answers | undefined = first;
    for (let given = 0; given < MOST_ANSWERS && answers !== undefined; given++) {
      await answerInBoth(pair, answers);
      expectSame(pair, describeAnswers(answers));
      answers = nextAnswers(pair);
    }
    const illegal = illegalText(pair);
    await inBoth(pair, world => world.askTooMuch(illegal));
    const asksElsewhere = below(pair.random, ELSEWHERE) === 0;
    if (asksElsewhere) await inBoth(pair, world => world.askElsewhere(illegal));
    expectSame(pair, 'all that');
    if (asksElsewhere) count(pair.counts, 'with all endpoints and the log');
    return true;
  },
};

const MOST_ANSWERS = 2;
const ELSEWHERE = 24; // once in so many positions: endpoints answer slowly
