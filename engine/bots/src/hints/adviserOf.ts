import { cashAdviser } from '@omerta/cashnguns/bots/levels.ts';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { corleoneAdviser } from '@omerta/corleone/bots/levels.ts';
import { type Corleone, contentOf } from '@omerta/corleone/rules';
import type { Rules } from '@omerta/kernel';
import type { AnyRules, Budget } from '../bot.ts';
import type { BotGame } from '../botOf.ts';
import type { Hint } from './hint.ts';
import { hintFor } from './hintFor.ts';

/** The level whose choices hints tell. */
export const ADVISING_LEVEL = 'expert';

/** Gives hints to any seat. Gets the view, never the state, so it cannot peek. Undefined where nothing is to be chosen. */
export type Advise = (view: unknown, budget: Budget) => Hint | undefined;

export function adviserOf(game: BotGame, rules: AnyRules): Advise {
  if (rules.id !== game) throw new Error(`These are the rules of ${rules.id}, not of ${game}`);
  return makers[game](rules);
}

/** Rules are told apart by their id; TypeScript cannot follow that. */
const makers: { readonly [Game in BotGame]: (rules: AnyRules) => Advise } = {
  corleone(rules) {
    const bound = rules as Rules<Corleone>;
    const adviser = corleoneAdviser(bound, contentOf(bound));
    return (view, budget) => hintFor(adviser, view as Corleone['View'], budget);
  },
  cashnguns(rules) {
    const adviser = cashAdviser(rules as Rules<CashNGuns>);
    return (view, budget) => hintFor(adviser, view as CashNGuns['View'], budget);
  },
};
