import type { GameTypes } from '../rules.ts';
import type { Story } from './story.ts';

export const SCENARIO_FORMAT = 'omerta-scenario/1';

export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly problems: readonly string[];
}

/** A scenario that was read, and how its game plays it. */
export interface Play<G extends GameTypes, S extends Story<G>, Step, Then> {
  readonly story: S;
  readonly when: readonly Step[];
  readonly then: Then;
  playStep(story: S, step: Step): readonly string[];
  checkExpectations(story: S, then: Then): readonly string[];
}

/** Plays a story and reports what differs. The first step that fails ends it. */
export const playStory = <G extends GameTypes, S extends Story<G>, Step, Then>({
  story,
  when,
  then,
  playStep,
  checkExpectations,
}: Play<G, S, Step, Then>): readonly string[] => {
  for (const [at, step] of when.entries()) {
    const problems = playStep(story, step);
    if (problems.length > 0) return problems.map(problem => `step ${at + 1}, ${problem}`);
  }
  return checkExpectations(story, then).map(problem => `then.${problem}`);
};

export const resultOf = (scenario: unknown, problems: readonly string[]): ScenarioResult => ({
  ...nameOf(scenario),
  ok: problems.length === 0,
  problems,
});

/** The name of a report, even if the scenario cannot be read. */
export const nameOf = (scenario: unknown): Pick<ScenarioResult, 'id' | 'title' | 'rules'> => {
  const { id, title, rules } = isRecord(scenario) ? scenario : {};
  return {
    id: typeof id === 'string' ? id : '?',
    title: typeof title === 'string' ? title : '?',
    rules: Array.isArray(rules) ? rules.map(String) : [],
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
