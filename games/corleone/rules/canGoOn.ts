import { listSeats, type Rules, type Viewer } from '@omerta/kernel';
import type { Corleone } from './rules.ts';
import type { State } from './state.ts';

/**
 * Whether an imagined state is one the game can be in: RN-07 a player in the middle of a trade has the cards for it,
 * RN-19 players who are asked for an offer have money.
 */
export const canGoOn = (rules: Rules<Corleone>, state: State, viewer: Viewer): boolean => {
  const task = state.table.agenda.at(-1);
  if (task?.kind !== 'trade' && task?.kind !== 'offers') return true;
  return listSeats(rules.waitingFor(state)).every(
    seat => seat === viewer || rules.choices(rules.viewFor(state, seat)).length > 0,
  );
};
