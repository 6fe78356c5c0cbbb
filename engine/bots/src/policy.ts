import { below, type GameTypes, type Random, randomFrom } from '@omerta/kernel';
import { mostWorth } from './mostWorth.ts';

/** A player without look-ahead, who takes what seems best right now. */
export interface Policy<G extends GameTypes> {
  /** Reads a view once and returns what each choice seems worth. */
  worthAt(view: G['View'], random: Random): (choice: G['Choice']) => number;
  /** The player overlooks differences in worth up to about this much; 0 for a careful one. */
  readonly carelessness: number;
}

export function chooseBy<G extends GameTypes>(
  policy: Policy<G>,
  view: G['View'],
  choices: readonly G['Choice'][],
  random: Random,
): G['Choice'] {
  if (choices.length === 1) return choices[0]!;
  const { carelessness } = policy;
  const worthOf = policy.worthAt(view, random);
  if (carelessness === 0) return mostWorth(random, choices, worthOf);
  return mostWorth(random, choices, choice => worthOf(choice) + luck(random, carelessness));
}

/** The few choices that seem worth most, best first. */
export function mostPromising<G extends GameTypes>(
  policy: Policy<G>,
  view: G['View'],
  choices: readonly G['Choice'][],
  most: number,
): readonly G['Choice'][] {
  const worthOf = policy.worthAt(view, randomFrom(0));
  return choices
    .map(choice => ({ choice, worth: worthOf(choice) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** A random number from 0 to `most`. */
export function luck(random: Random, most: number): number {
  return (below(random, 1000) / 1000) * most;
}
