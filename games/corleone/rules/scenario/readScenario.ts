import { seatNamed } from '@omerta/kernel';
import type { PackProblem, Place } from '../pack/problem.ts';
import type { Shape } from '../pack/shape.ts';
import { type Expectations, type Given, type GivenPhase, type Scenario, SEAT_LETTERS, type Step } from './scenario.ts';
import { givenShape, scenarioShape } from './scenarioShape.ts';

export type Read<T> = { readonly value: T } | { readonly problems: readonly string[] };

/** Reads a scenario of unknown origin; problems name the field. */
export const readScenario = (data: unknown): Read<Scenario> => {
  const problems = problemsOf(scenarioShape, data);
  if (problems.length > 0) return { problems };
  // scenarioShape has found nothing that these types exclude
  const { id, rules, title, given, when, then } = data as Scenario & { when?: WrittenStep[] };
  return { value: { id, rules, title, given: given ?? {}, when: (when ?? []).map(stepOf), then: then ?? {} } };
};

export const readGiven = (data: unknown): Read<Given> => {
  const problems = problemsOf(givenShape, data);
  return problems.length > 0 ? { problems } : { value: data as Given };
};

const problemsOf = (shape: Shape, data: unknown): string[] => {
  const problems: PackProblem[] = [];
  const whole: Place = { entry: '', field: '', problems };
  shape(data, whole);
  return problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`));
};

type WrittenStep = Readonly<Record<string, unknown>>;

const stepOf = (step: WrittenStep): Step => {
  if (step.then !== undefined) return { kind: 'then', then: step.then as Expectations };
  if (step.random !== undefined) return { kind: 'random', until: step.random as number | 'act' | 'game' };
  if (step.phase !== undefined) return { kind: 'phase', phase: step.phase as GivenPhase };
  const letter = SEAT_LETTERS.find(each => step[each] !== undefined)!;
  const seat = seatNamed(letter)!;
  const texts = [step[letter]].flat() as string[];
  return step.refused === undefined
    ? { kind: 'choose', seat, texts }
    : { kind: 'refused', seat, texts, code: step.refused as string | true };
};
