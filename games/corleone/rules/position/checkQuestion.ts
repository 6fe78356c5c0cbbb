import { has, listSeats, type Seat, type Seats, seatName, without } from '@omerta/kernel';
import { countNotes, NOTES, worthOf } from '../cards.ts';
import { complain, inside, type Place } from '../pack/problem.ts';
import type { State } from '../state.ts';
import type { HireTask, OffersTask, SettleTask } from '../tasks/task.ts';

/** Whether the last task asks seats it may ask. */
export const checkQuestion = (state: State, place: Place): void => {
  const task = state.table.agenda.at(-1);
  if (task?.kind === 'settle' || task?.kind === 'offers') checkAsked(task, place);
  if (task?.kind === 'offers') checkOffers(state, task, place);
  if (task?.kind === 'hire') checkHire(state, task, place);
  if (task?.kind === 'whoFirst' && task.seat === task.controller)
    complain(inside(place, 'controller'), 'must be another seat: no player shares a front with themselves (T4)');
};

const checkAsked = ({ seat, asked, waiting }: SettleTask | OffersTask, place: Place): void => {
  if (has(asked, seat)) complain(inside(place, 'asked'), `${seatName(seat)} plays the card and is not asked`);
  for (const other of listSeats(waiting))
    if (!has(asked, other)) complain(inside(place, 'waiting'), `${seatName(other)} is not among those asked`);
};

/** RN-19: an opponent with money must offer; one who is not asked has none, as was announced. */
const checkOffers = ({ own, table }: State, task: OffersTask, place: Place): void => {
  let rich: Seats = 0;
  for (let seat: Seat = 0; seat < table.players; seat += 1) if (countNotes(own[seat]!.hand) > 0) rich |= 1 << seat;
  if (without(rich, task.seat) !== without(task.asked, task.seat))
    complain(inside(place, 'asked'), 'must name exactly the opponents who hold money (RN-19)');
};

const checkHire = ({ table, own }: State, { order, bids, paid }: HireTask, place: Place): void => {
  if (order.length > table.allies.length)
    complain(inside(place, 'order'), `${order.length} pick an ally, but ${table.allies.length} are face up`);
  for (const seat of order) {
    const bid = bids[seat]!;
    const field = inside(inside(place, 'bids'), seatName(seat));
    if (worthOf(bid) === 0) complain(field, 'a bid of $0 takes no ally (B3)');
    if (!has(paid, seat) && NOTES.some(note => bid[note] > own[seat]!.suitcase[note]))
      complain(field, 'bids money that is not in the suitcase (B1)');
  }
};
