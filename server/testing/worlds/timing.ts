import { has } from '@omerta/kernel';
import { answerInBoth, botsAnswer, type Course, count, describeAnswers, expectSame, inBoth } from './compare.ts';

/**
 * Everybody but the viewer is a bot. What the viewer is sent, it is sent at the same instant in both worlds, by a clock
 * that only the server's own waiting moves; and it is asked in both or in neither.
 */
export const inTheSameTime: Course = {
  inOneStep: true,
  async run(pair, answers) {
    const { worlds, rules, eyes } = pair;
    const { actor } = answers;
    await inBoth(pair, world => world.come(1));
    const { state } = worlds[0];
    const question = rules.promptOf(rules.viewFor(state, actor))?.kind ?? 'none';
    const isBot = eyes !== actor && has(rules.waitingFor(state), actor);
    if (isBot) await botsAnswer(pair, answers);
    else {
      await answerInBoth(pair, answers);
      await inBoth(pair, world => world.house.clock.pass(QUIET));
    }
    expectSame(pair, `${isBot ? "the bot's " : ''}${describeAnswers(answers)}`);
    count(pair.counts, `${isBot ? 'bot answered' : 'answered'} ${question}`);
    return true;
  },
};

const QUIET = 5_000; // milliseconds in which nothing more may come
