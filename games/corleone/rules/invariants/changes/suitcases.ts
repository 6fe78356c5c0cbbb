import { type Seat, seatName } from '@omerta/kernel';
import { NOTES, type Note, type Purse } from '../../cards.ts';
import type { Event } from '../../events.ts';
import type { State } from '../../state.ts';
import type { InvariantProblem } from '../problem.ts';
import type { WatchChange } from './change.ts';

/** INV-13: every change of a suitcase has one of the causes the rules know; completed jobs stay. */
export const watchSuitcases = (start: State): WatchChange => {
  const expected: Purse[] = start.own.map(({ suitcase }) => ({ ...suitcase }));
  const completed: string[][] = start.table.seats.map(player => player.completed.slice());
  return (state, events, list) => {
    for (const event of events) {
      account(expected, event);
      if (event.kind === 'jobCompleted') completed[event.seat]!.push(event.job);
    }
    for (let seat = 0; seat < state.own.length; seat += 1) {
      compareMoney(seat, expected[seat]!, state.own[seat]!.suitcase, list);
      compareJobs(seat, completed[seat]!, state.table.seats[seat]!.completed, list);
    }
  };
};

/** Money enters by the icon and cards (I6), the Offer and X1; it leaves by a paid bid or Inside Job. */
const account = (suitcases: Purse[], event: Event): void => {
  const change = (seat: Seat, note: Note, by: 1 | -1): void => {
    suitcases[seat]![note] += by;
  };
  if (event.kind === 'suitcased') change(event.seat, event.note, 1);
  else if (event.kind === 'offersRevealed') change(event.seat, event.best, 1);
  else if (event.kind === 'handCounted') for (const note of event.notes) change(event.seat, note, 1);
  else if (event.kind === 'bribePaid') for (const note of event.notes) change(event.seat, note, -1);
  else if (event.kind === 'suitcaseNoteStolen') change(event.from, event.note, -1);
};

const compareMoney = (seat: Seat, expected: Purse, found: Readonly<Purse>, list: InvariantProblem[]): void => {
  for (const note of NOTES) {
    if (found[note] === expected[note]) continue;
    const numbers = `${found[note]} cards of ${note}, not ${expected[note]}`;
    list.push({ id: 'INV-13', message: `the suitcase of ${seatName(seat)} holds ${numbers}` });
    Object.assign(expected, found); // reports it once
  }
};

const compareJobs = (
  seat: Seat,
  expected: readonly string[],
  found: readonly string[],
  list: InvariantProblem[],
): void => {
  if (found.length === expected.length && found.every((job, at) => job === expected[at])) return;
  list.push({ id: 'INV-13', message: `the jobs completed by ${seatName(seat)} are not those that were seen` });
};
