import { playStory, resultOf, type ScenarioResult } from '@omerta/kernel/scenario';
import { checkExpectations } from './expect.ts';
import { startStory } from './given.ts';
import { readScenario } from './readScenario.ts';
import type { Scenario } from './scenario.ts';
import { playStep } from './steps.ts';

export type { ScenarioResult };

/** Plays a scenario of unknown origin and says what is not as it says. */
export const runScenario = (scenario: unknown): ScenarioResult => {
  const read = readScenario(scenario);
  return resultOf(scenario, 'value' in read ? play(read.value) : read.problems);
};

const play = ({ given, when, then }: Scenario): readonly string[] => {
  const started = startStory(given);
  return 'value' in started
    ? playStory({ story: started.value, when, then, playStep, checkExpectations })
    : started.problems;
};
