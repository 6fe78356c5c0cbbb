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

/** The viewer watches some choices, then sends every kind of request. */
export const playedOn: Course = {
  async run(pair, first) {
    await inBoth(pair, world => world.connect(1));
    let answers: Answers | undefined = first;
    for (let given = 0; given < MOST_ANSWERS && answers !== undefined; given++) {
      await answerInBoth(pair, answers);
      expectSame(pair, describeAnswers(answers));
      answers = nextAnswers(pair);
    }
    const illegal = illegalText(pair);
    await inBoth(pair, world => world.sendRefusedRequests(illegal));
    const asksEndpoints = below(pair.random, ENDPOINTS) === 0;
    if (asksEndpoints) await inBoth(pair, world => world.askEndpoints(illegal));
    expectSame(pair, 'all requests');
    if (asksEndpoints) count(pair.counts, 'with all endpoints and the log');
    return true;
  },
};

const MOST_ANSWERS = 2;
const ENDPOINTS = 24; // once in so many positions: endpoints answer slowly
