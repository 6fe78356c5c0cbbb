import { canonicalJson, listSeats, NO_SEATS, seatName } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import { clone } from '../clone.ts';
import { cashnguns, gameOf, play } from '../rules.ts';
import { finalCount } from '../scoring.ts';
import type { State } from '../state.ts';

/** Whether a player can play on from here, or the game is over with the right count. */
export const checkPlay = (state: State, complain: Complain): void => {
  const { stage, result } = state.table;
  if (stage === 'over') checkResult(state, complain);
  else {
    if (result !== undefined) complain('result', 'must be missing: the game is not over');
    checkWaiting(state, complain);
  }
};

const checkWaiting = (state: State, complain: Complain): void => {
  const waiting = cashnguns.waitingFor(state);
  const last = `agenda[${state.table.agenda.length - 1}]`;
  if (waiting === NO_SEATS || goesOnByItself(state))
    complain('agenda', 'no player has to choose: the game would go on by itself from here');
  else
    for (const seat of listSeats(waiting))
      if (cashnguns.choices(cashnguns.viewFor(state, seat)).length === 0)
        complain(last, `${seatName(seat)} is asked, but has no legal answer`);
};

/** A waiting task does nothing when it is advanced again. */
const goesOnByItself = (state: State): boolean => {
  const later = clone(state);
  play.goOn(gameOf(later, undefined));
  return canonicalJson(later) !== canonicalJson(state);
};

/** E2, E3, E4, E5, E6, E7. */
const checkResult = ({ table, own }: State, complain: Complain): void => {
  const loots = own.map(({ loot }) => loot);
  if (table.result === undefined) complain('result', 'is missing: the game is over');
  else if (canonicalJson(table.result) !== canonicalJson(finalCount(table, loots)))
    complain('result', 'is not what the loot and the wounds give (E2, E3, E4, E5, E6, E7)');
};
