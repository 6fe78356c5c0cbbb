import type { Budget } from '@omerta/bots';
import type { Choice, Corleone, View } from '@omerta/corleone/rules';
import { has, type Rules, type Seat } from '@omerta/kernel';

/** D2, I4: cards are discarded one by one. The view of the seat at its next discard; undefined after the last. */
export function viewAtNextDiscard(
  rules: Rules<Corleone>,
  view: View,
  choice: Choice,
  { random }: Budget,
): View | undefined {
  if (choice.kind !== 'discard') return undefined;
  const seat = view.viewer as Seat; // spectators have no choices
  const asked = rules.promptOf(view)?.kind;
  const state = rules.imagine(view, random);
  rules.play(state, seat, choice);
  if (!has(rules.waitingFor(state), seat)) return undefined;
  const next = rules.viewFor(state, seat);
  return rules.promptOf(next)?.kind === asked ? next : undefined;
}
