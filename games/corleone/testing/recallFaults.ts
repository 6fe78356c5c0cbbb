import type { Seat } from '@omerta/kernel';
import { type Card, GOODS, NOTES } from '../rules/cards.ts';
import { knownOf, knownThefts, type Recall } from '../rules/recall.ts';
import type { State } from '../rules/state.ts';

/** What was really stolen, the oldest first. */
export type StolenCards = readonly Card[];

/** What a recall wrongly calls certain. */
export const recallFaults = (recall: Recall, state: State, stolen: StolenCards): string[] => [
  ...state.own.flatMap((_own, seat) => seatFaults(recall, state, seat)),
  ...theftFaults(recall, stolen),
];

const seatFaults = (recall: Recall, state: State, seat: Seat): string[] => {
  const known = knownOf(recall, seat);
  const { hand, suitcase } = state.own[seat]!;
  const faults: string[] = [];
  const expect = (isTrue: boolean, claim: string) => isTrue || faults.push(`seat ${seat}: ${claim}`);
  for (const card of [...NOTES, ...GOODS])
    expect(hand[card] >= known.hand[card], `${known.hand[card]} ${card} in hand`);
  for (const note of NOTES) expect(suitcase[note] >= known.suitcase[note], `${known.suitcase[note]} ${note} put away`);
  expect(contains(hand.jobs, known.jobs), `jobs ${known.jobs}`);
  expect(contains(hand.allies, known.allies), `allies ${known.allies}`);
  expect(hand.jobs.length >= known.jobs.length + known.unseenJobs, `${known.unseenJobs} jobs more`);
  const inHand = [...NOTES, ...GOODS].reduce((sum, card) => sum + known.hand[card], 0);
  const named = inHand + known.jobs.length + known.allies.length + known.unseenJobs;
  if (Number.isFinite(known.others)) expect(named + known.others === state.table.seats[seat]!.handSize, 'hand size');
  const away = NOTES.reduce((sum, note) => sum + known.suitcase[note], 0);
  if (Number.isFinite(known.otherNotes))
    expect(away + known.otherNotes === state.table.seats[seat]!.suitcaseSize, 'suitcase size');
  return faults;
};

const theftFaults = (recall: Recall, stolen: StolenCards): string[] =>
  knownThefts(recall).flatMap(({ candidates }, at) => {
    const card = stolen[at]!;
    const isThere = candidates.some(each =>
      each.kind === 'card' ? each.card === card : each.kind === 'other' || isJob(recall, card),
    );
    return isThere ? [] : [`theft ${at}: ${card} is no candidate`];
  });

const isJob = ({ pack }: Recall, card: Card): boolean => pack.jobs.some(({ id }) => id === card);

const contains = (cards: readonly Card[], claimed: readonly Card[]): boolean => {
  const left = [...cards];
  return claimed.every(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
