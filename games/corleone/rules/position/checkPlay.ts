import { canonicalJson, listSeats, NO_SEATS, type Rules, seatName } from '@omerta/kernel';
import { clone } from '../clone.ts';
import type { Content } from '../content.ts';
import { gameOf } from '../game.ts';
import { complain, inside, type Place } from '../pack/problem.ts';
import { type Corleone, play, rulesFor } from '../rules.ts';
import { finalCount } from '../scoring.ts';
import type { State } from '../state.ts';

/** Whether a player can play on from here, or the game is over with the right count. */
export const checkPlay = (content: Content, state: State, at: Place): void => {
  if (state.table.phase === 'over') checkResult(content, state, at);
  else {
    if (state.table.result !== undefined) complain(inside(at, 'result'), 'must be missing: the game is not over');
    checkWaiting(content, state, inside(at, 'agenda'));
  }
};

const checkWaiting = (content: Content, state: State, agenda: Place): void => {
  const rules = rulesFor(content);
  if (rules.waitingFor(state) === NO_SEATS || goesOnByItself(content, state))
    complain(agenda, 'no player has to choose: the game would go on by itself from here');
  else checkChoices(rules, state, inside(agenda, state.table.agenda.length - 1));
};

/** A waiting task does nothing when it is advanced again. */
const goesOnByItself = (content: Content, state: State): boolean => {
  const later = clone(state);
  play.goOn(gameOf(content, later, undefined));
  return canonicalJson(later) !== canonicalJson(state);
};

/** A bid of nothing is always legal, and there may be very many others. */
const checkChoices = (rules: Rules<Corleone>, state: State, place: Place): void => {
  if (state.table.agenda.at(-1)?.kind === 'bribery') return;
  for (const seat of listSeats(rules.waitingFor(state)))
    if (rules.choices(rules.viewFor(state, seat)).length === 0)
      complain(place, `${seatName(seat)} is asked, but has no legal answer`);
};

/** X1, X2, X3, X4. */
const checkResult = (content: Content, { table, own }: State, at: Place): void => {
  for (const [seat, player] of table.seats.entries())
    if (player.handSize > 0)
      complain(inside(inside(inside(at, 'seats'), seatName(seat)), 'hand'), 'must be empty once the game is over (X1)');
  const expected = finalCount(
    content,
    table.stacks,
    table.seats.map(({ completed }) => completed),
    own.map(({ suitcase }) => suitcase),
  );
  if (table.result === undefined) complain(inside(at, 'result'), 'is missing: the game is over');
  else if (canonicalJson(table.result) !== canonicalJson(expected))
    complain(inside(at, 'result'), 'is not what suitcases, markers and jobs give (X2, X3, X4)');
};
