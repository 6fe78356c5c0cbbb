import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import { oneByOne } from '../proof/oneByOne.ts';
import type { Suite } from '../proof/suite.ts';
import { type RulesTrial, withDefects } from '../proof/withDefects.ts';
import type { FirstLeak } from './firstLeak.ts';

export interface Secrets<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly title: string;
  readonly trials: Suite['trials'];
  /** Rules with a leak, by its name, each found within `most` games. */
  readonly leaks: Readonly<Record<string, Rules<G>>>;
  readonly most: number;
  readonly firstLeak: FirstLeak<G>;
  /** What a moment covers, for the counts of the report. */
  coverageAt(rules: Rules<G>, state: G['State'], actor: Seat): readonly string[];
}

/** S1 by the rules of a game alone. */
export function secretsOf<G extends GameTypes>(secrets: Secrets<G>): Suite {
  const { rules, title, trials, leaks, most } = secrets;
  const trial = lookingAt(secrets);
  return {
    id: `S1-${rules.id}-rules`,
    promise: 'hidden',
    shows: `${title}: views, events and questions look the same in two worlds that differ in what is hidden`,
    unit: 'games',
    trials,
    share: 100,
    run: oneByOne(seed => trial(rules, seed)),
    planted: withDefects(rules, trial, most, leaks),
  };
}

function lookingAt<G extends GameTypes>({ firstLeak, coverageAt }: Secrets<G>): RulesTrial<G> {
  return (rules, seed) => {
    const sums: Record<string, number> = { positions: 0 };
    const add = (name: string, count = 1) => {
      sums[name] = (sums[name] ?? 0) + count;
    };
    const leak = firstLeak(rules, seed, {
      onScene(state, actor) {
        add('positions');
        for (const hit of coverageAt(rules, state, actor)) add(hit);
      },
      onSpread({ worlds, differing, differingForOthers }) {
        add('imagined worlds looked at as a whole', worlds);
        add('of these, other than the real one', differing);
        add('of these, with something else for others to see', differingForOthers);
      },
    });
    if (leak !== undefined) throw new Error(leak);
    return sums;
  };
}
