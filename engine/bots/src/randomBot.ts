import { type GameTypes, pick, type Rules } from '@omerta/kernel';
import type { Bot } from './bot.ts';

/** Any legal choice, all equally likely. */
export const randomBot = <G extends GameTypes>(rules: Rules<G>): Bot<G> => ({
  decide: (view, { random }) => ({ choice: pick(random, rules.choices(view)) }),
});
