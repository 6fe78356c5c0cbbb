import { checkExpectations } from './expect.ts';
import { startStory } from './given.ts';
import { nameOf, readScenario } from './readScenario.ts';
import type { Scenario } from './scenario.ts';
import { playStep } from './steps.ts';

export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly problems: readonly string[];
}

/** Plays a scenario of unknown origin and tells what is not as it says. */
export const runScenario = (scenario: unknown): ScenarioResult => {
  const read = readScenario(scenario);
  const problems = 'value' in read ? tell(read.value) : read.problems;
  return { ...nameOf(scenario), ok: problems.length === 0, problems };
};

/** The first step that goes wrong ends the story. */
const tell = ({ given, when, then }: Scenario): readonly string[] => {
  const started = startStory(given);
  if (!('value' in started)) return started.problems;
  const story = started.value;
  for (const [at, step] of when.entries()) {
    const problems = playStep(story, step);
    if (problems.length > 0) return problems.map(problem => `step ${at + 1}, ${problem}`);
  }
  return checkExpectations(story, then).map(problem => `then.${problem}`);
};
