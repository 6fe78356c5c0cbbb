import type { Author, GameTypes, Reason, Rules } from './rules.ts';
import { listSeats, type Seat } from './seats.ts';

export type Refusal =
  | { readonly code: 'notWaitingForYou' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'illegal'; readonly reason: Reason };

export type Submitted<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['State']; readonly events: G['Event'][] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The only way in for untrusted choices. Does not change `state`. */
export function submit<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  seat: Seat,
  text: string,
  by: Author = 'player',
): Submitted<G> {
  const checked = checkChoice(rules, state, seat, text, by);
  if (!checked.ok) return checked;
  const next = rules.clone(state);
  const events: G['Event'][] = [];
  rules.play(next, seat, checked.choice, events);
  return { ok: true, state: next, events };
}

export type CheckedChoice<G extends GameTypes> =
  | { readonly ok: true; readonly choice: G['Choice'] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads a choice and checks it, without listing all legal ones. The clock never changes an answer. */
export function checkChoice<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  seat: Seat,
  text: string,
  by: Author = 'player',
): CheckedChoice<G> {
  const seats = by === 'clock' ? rules.waitingFor(state) : rules.mayChoose(state);
  if (!listSeats(seats).includes(seat)) return refused({ code: 'notWaitingForYou' });
  const choice = rules.readChoice(text);
  if (choice === undefined) return refused({ code: 'unreadable' });
  const reason = rules.whyNot(rules.viewFor(state, seat), choice, by);
  return reason === undefined ? { ok: true, choice } : refused({ code: 'illegal', reason });
}

function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
