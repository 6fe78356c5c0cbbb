import type { CashNGuns, Choice, TaskKind, View } from '@omerta/cashnguns';
import { randomFrom } from '@omerta/kernel';
import type { Foresight } from '../lookAhead.ts';
import { mostPromising } from '../policy.ts';
import { isDuckingNeedless } from './courage.ts';
import { lookOf } from './look.ts';
import { cashPolicy } from './policy.ts';
import { standingOf } from './standing.ts';

export const cashForesight: Foresight<CashNGuns> = {
  policy: cashPolicy,
  candidates: (view, choices) => mostPromising(cashPolicy, view, choices, mostCandidates(view, choices)),
  isSettled: ({ table: { round } }, { table }) => table.stage === 'over' || table.round >= round + ROUNDS_AHEAD,
  worthOf: standingOf,
  margin: view => MARGINS[view.table.agenda.at(-1)?.kind ?? 'rounds'] ?? 0,
};

const ROUNDS_AHEAD = 3; // with this one: what a wound or a lead is worth shows later

/** Secrets of the hold-up: whoever always loads and aims alike is soon known. */
const MARGINS: { readonly [K in TaskKind]?: number } = { bullets: 4, aim: 2, kid: 2, cunning: 2 };

const MOST_CANDIDATES = 12;

/** Some things need no thought; and a talent is for the whole game, further than anybody looks. */
function mostCandidates(view: View, [first]: readonly Choice[]): number {
  const isClear = first?.kind === 'courage' && isDuckingNeedless(lookOf(view, randomFrom(0)));
  return isClear || first?.kind === 'talent' ? 1 : MOST_CANDIDATES;
}
