import { type Budget, firstOf, type Policy, playOne } from '@omerta/bots';
import type { CashNGuns, Choice, View } from '@omerta/cashnguns/rules';
import { has, NO_SEATS, type Rules, type Seat } from '@omerta/kernel';

/**
 * The view of a seat at its next prompt, "aim", after it chose a bullet. The others' bullets are hidden, so any imagined
 * ones will do. Undefined for the Kid, who aims later (T-KID), and for other choices.
 */
export function viewWhenAiming(
  rules: Rules<CashNGuns>,
  policy: Policy<CashNGuns>,
  view: View,
  choice: Choice,
  { random }: Budget,
): View | undefined {
  if (choice.kind !== 'bullet') return undefined;
  const seat = view.viewer as Seat; // spectators have no choices
  const state = rules.imagine(view, random);
  rules.play(state, seat, choice);
  for (let waiting = rules.waitingFor(state); !has(waiting, seat); waiting = rules.waitingFor(state)) {
    if (waiting === NO_SEATS || state.table.agenda.at(-1)?.kind !== 'bullets') break;
    playOne(rules, policy, state, firstOf(waiting), random);
  }
  const next = rules.viewFor(state, seat);
  return next.table.agenda.at(-1)?.kind === 'aim' && has(rules.waitingFor(state), seat) ? next : undefined;
}
