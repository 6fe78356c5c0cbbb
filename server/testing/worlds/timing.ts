import { has } from '@omerta/kernel';
import { answerInBoth, botsAnswer, type Course, count, describeAnswers, expectSame, inBoth } from './compare.ts';

/**
 * All seats but the viewer's are bots. The viewer receives everything at the same instant in both worlds, by a virtual
 * clock, and is asked in both or in neither.
 */
export const inTheSameTime: Course = {
  inOneStep: true,
  async run(pair, answers) {
    const { worlds, rules, observer } = pair;
    const { actor } = answers;
    await inBoth(pair, world => world.connect(1));
    const { state } = worlds[0];
    const question = rules.promptOf(rules.viewFor(state, actor))?.kind ?? 'none';
    const isBot = observer !== actor && has(rules.waitingFor(state), actor);
    if (isBot) await botsAnswer(pair, answers);
    else {
      await answerInBoth(pair, answers);
      await inBoth(pair, world => world.server.clock.pass(QUIET));
    }
    expectSame(pair, `${isBot ? "the bot's " : ''}${describeAnswers(answers)}`);
    count(pair.counts, `${isBot ? 'bot answered' : 'answered'} ${question}`);
    return true;
  },
};

const QUIET = 5_000; // milliseconds in which nothing more may arrive
