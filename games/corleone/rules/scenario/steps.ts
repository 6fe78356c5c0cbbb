import { rowOf } from '@omerta/kernel';
import { beRefused, choose, chooseRandomly } from '@omerta/kernel/scenario';
import { checkExpectations } from './expect.ts';
import type { Step } from './scenario.ts';
import { jumpTo, type Story } from './story.ts';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/** Plays one step and says what went wrong. */
export const playStep = (story: Story, step: Step): string[] => rowOf(players, step.kind)(story, step);

const players: { readonly [K in Step['kind']]: (story: Story, step: StepOf<K>) => string[] } = {
  choose(story, { seat, texts }) {
    for (const text of texts) {
      const problems = choose(story, seat, text);
      if (problems.length > 0) return problems;
    }
    return [];
  },
  refused: (story, { seat, texts, code }) => texts.flatMap(text => beRefused(story, seat, text, code)),
  then: (story, step) => checkExpectations(story, step.then),
  random(story, { until }) {
    const { act } = story.state.table;
    return chooseRandomly(
      story,
      typeof until === 'number' ? until : ({ table }) => until === 'act' && table.act !== act,
    );
  },
  phase: (story, { phase }) => jumpTo(story, phase).map(problem => `phase ${phase}: ${problem}`),
};
