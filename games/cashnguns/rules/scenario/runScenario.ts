import { playStory, resultOf, type ScenarioResult } from '@omerta/kernel/scenario';
import { describeProblem, readShape } from '@omerta/kernel/shape';
import { checkExpectations } from './expect.ts';
import { startStory } from './given.ts';
import { type Scenario, scenarioShape } from './scenarioShape.ts';
import { playStep } from './steps.ts';

/** Plays an untrusted scenario and reports what differs. */
export const runScenario = (scenario: unknown): ScenarioResult => {
  const read = readShape(scenarioShape, scenario);
  return resultOf(scenario, read.ok ? play(read.value) : read.problems.map(describeProblem));
};

const play = ({ given = {}, when = [], then = {} }: Scenario): readonly string[] => {
  const started = startStory(given);
  return started.ok ? playStory({ story: started.story, when, then, playStep, checkExpectations }) : started.problems;
};
