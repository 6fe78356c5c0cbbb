import type { GameTypes, Rules } from '@omerta/kernel';
import type { Bot } from './bot.ts';
import { chooseBy, type Policy } from './policy.ts';

/** Follows a policy and never looks ahead. */
export const greedyBot = <G extends GameTypes>(rules: Rules<G>, policy: Policy<G>): Bot<G> => ({
  decide: (view, { random }) => ({ choice: chooseBy(policy, view, rules.choices(view), random) }),
});
