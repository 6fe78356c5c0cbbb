import type { GameTypes, Rules } from '@omerta/kernel';
import { plantedIn, type Trial } from './oneByOne.ts';
import type { Planted } from './suite.ts';

/** One trial of these rules. */
export type RulesTrial<G extends GameTypes> = (rules: Rules<G>, seed: number) => ReturnType<Trial>;

/** By name, the functions that the defect replaces. */
export type Defects<G extends GameTypes> = Readonly<Record<string, Partial<Rules<G>>>>;

/** Each defect alone, in otherwise correct rules. */
export function withDefects<G extends GameTypes>(
  rules: Rules<G>,
  trial: RulesTrial<G>,
  most: number,
  defects: Defects<G>,
): readonly Planted[] {
  return Object.entries(defects).map(([name, defect]) =>
    plantedIn(name, most, seed => trial({ ...rules, ...defect }, seed)),
  );
}
