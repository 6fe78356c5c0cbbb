import type { AnyRules } from '@omerta/bots';
import type { CashNGuns } from '@omerta/cashnguns';
import type { Corleone } from '@omerta/corleone';
import type { Rules } from '@omerta/kernel';
import { coachCash } from './cashnguns/coachCash.ts';
import type { CoachGame } from './coachGame.ts';
import { coachCorleone } from './corleone/coachCorleone.ts';

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
