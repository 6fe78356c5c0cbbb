import type { Rules, Seed } from '@omerta/kernel';
import { type Step as StepOf, randomSteps as stepsOf } from '@omerta/testing';
import type { Corleone } from '../rules/rules.ts';

export type Step = StepOf<Corleone>;

/** Players use their jobs and allies whenever they can, so that every kind of prompt comes up. */
export const randomSteps = (rules: Rules<Corleone>, players: number, seed: Seed) =>
  stepsOf(rules, { players }, seed, choices => {
    const cards = choices.filter(({ kind }) => kind === 'job' || kind === 'ally');
    return cards.length > 0 ? cards : choices;
  });
