import type { AnyRules } from '@omerta/bots';
import { coachCash } from '@omerta/cashnguns/coach/coachCash.ts';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { coachCorleone } from '@omerta/corleone/coach/coachCorleone.ts';
import type { Corleone } from '@omerta/corleone/rules';
import type { Rules } from '@omerta/kernel';
import type { CoachGame } from './coachGame.ts';

export function coachGameOf(rules: AnyRules): CoachGame {
  const make = makers[rules.id];
  if (make === undefined) throw new Error(`Nobody coaches ${rules.id}`);
  return make(rules);
}

/** Rules are told apart by their id; TypeScript cannot follow that. */
const makers: Readonly<Record<string, (rules: AnyRules) => CoachGame>> = {
  corleone: rules => coachCorleone(rules as Rules<Corleone>),
  cashnguns: rules => coachCash(rules as Rules<CashNGuns>),
};
