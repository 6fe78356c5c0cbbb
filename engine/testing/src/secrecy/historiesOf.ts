import type { GameTypes, Rules } from '@omerta/kernel';
import { oneByOne } from '../proof/oneByOne.ts';
import type { Suite } from '../proof/suite.ts';
import { type RulesTrial, withDefects } from '../proof/withDefects.ts';
import { accumulating, sameHistories } from './histories.ts';

export interface Remembered<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly title: string;
  optionsOf(seed: number): G['Options'] & { readonly players: number };
  /** A number that is hidden. */
  hidden(state: G['State']): number;
  /** Rules with a leak that shows only over the course of a game, by its name. */
  readonly leaks: Readonly<Record<string, Rules<G>>>;
}

/** S2 by the rules of a game alone. */
export function historiesOf<G extends GameTypes>({ rules, title, optionsOf, hidden, leaks }: Remembered<G>): Suite {
  const remember: RulesTrial<G> = (played, seed) => {
    const options = optionsOf(seed);
    const { steps, histories } = sameHistories(played, options, options.players, seed);
    return { steps, histories };
  };
  return {
    id: `S2-${rules.id}`,
    promise: 'hidden',
    shows: `${title}: a viewer who remembers a whole game sees the same in two worlds, from one reveal to the next`,
    unit: 'games',
    trials: { long: 400, night: 10_000 },
    share: 200,
    run: oneByOne(seed => remember(rules, seed)),
    planted: [
      ...withDefects(rules, remember, 200, {
        'a sum over all that was hidden, told in steps': accumulating(rules, hidden),
      }),
      ...withDefects(rules, remember, 300, leaks),
    ],
  };
}
