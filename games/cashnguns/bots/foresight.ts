import { type Foresight, mostPromising, type Policy } from '@omerta/bots';
import type { CashNGuns, Choice, TaskKind, View } from '@omerta/cashnguns/rules';
import { type Rules, randomFrom, type Seat } from '@omerta/kernel';
import { dealBelieved } from './believedBullets.ts';
import { isDuckingNeedless } from './courage.ts';
import { memoryIn } from './memory.ts';
import { leadersAhead } from './shooting.ts';
import { situationOf } from './situation.ts';
import { standingOf } from './standing.ts';
import { UNTUNED } from './weights.ts';

/** Looks this many rounds ahead, with the current one. */
export const cashForesight = (
  rules: Rules<CashNGuns>,
  policy: Policy<CashNGuns>,
  others: readonly Policy<CashNGuns>[],
  roundsAhead: number,
): Foresight<CashNGuns> => ({
  policy,
  others,
  imagine(view, budget) {
    const world = rules.imagine(view, budget.random);
    const memory = memoryIn(budget);
    if (memory !== undefined) dealBelieved(world, view.viewer as Seat, memory.beliefs, budget.random);
    return world;
  },
  isHabit: view => view.table.agenda.at(-1)?.kind === 'bullets', // by looking ahead it would save its Bangs for the end
  candidates: (view, choices) => mostPromising(policy, view, choices, mostCandidates(view, choices)),
  isSettled: ({ table: { round } }, { table }) => table.stage === 'over' || table.round >= round + roundsAhead,
  worthOf: (state, seat) => standingOf(state, seat),
  margin: view => MARGINS[view.table.agenda.at(-1)?.kind ?? 'rounds'] ?? 0,
});

/** In the secret choices of the hold-up a player who always does the same is soon read. */
const MARGINS: { readonly [K in TaskKind]?: number } = { aim: 0.01, kid: 0.01, cunning: 0.01 };

const MOST_CANDIDATES = 8;

/** Some choices need no look-ahead, and a talent matters for the whole game, further than any level looks. */
function mostCandidates(view: View, [first]: readonly Choice[]): number {
  const situation = situationOf(view, randomFrom(0), UNTUNED);
  const isClear =
    (first?.kind === 'courage' && isDuckingNeedless(situation)) ||
    (first?.kind === 'aim' && leadersAhead(situation).length > 0);
  return isClear || first?.kind === 'talent' ? 1 : MOST_CANDIDATES;
}
