import type { Random } from './random.ts';
import type { Author, GameTypes, Rules } from './rules.ts';
import { has, type Seat, seatName } from './seats.ts';
import { checkChoice } from './submit.ts';

/**
 * What to submit for a seat whose time is up. A draft, highlighted but not confirmed, counts as the player's own choice
 * if it is legal now; otherwise the clock gives the answer of the rules.
 */
export function timeOutText<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  seat: Seat,
  random: Random,
  draft?: string,
): { readonly text: string; readonly by: Author } {
  if (!has(rules.waitingFor(state), seat))
    throw new Error(`No time is up: the game does not wait for ${seatName(seat)}`);
  if (draft !== undefined && checkChoice(rules, state, seat, draft).ok) return { text: draft, by: 'player' };
  return { text: rules.writeChoice(rules.timeOut(rules.viewFor(state, seat), random)), by: 'clock' };
}
