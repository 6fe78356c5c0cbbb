import type { Seat } from '@omerta/kernel';
import { type Finding, foundList, foundValue, sameCards } from '@omerta/kernel/scenario';
import { type Card, GOODS, type Hand, listNotes, worthOf } from '../cards.ts';
import type { SeatExpectations } from './expectationsShape.ts';
import type { Story } from './story.ts';

/** What is wrong with one field of a seat. */
export const seatChecks: {
  readonly [F in keyof SeatExpectations]-?: (
    story: Story,
    seat: Seat,
    wanted: NonNullable<SeatExpectations[F]>,
  ) => Finding[];
} = {
  hand: ({ state }, seat, wanted) =>
    holds(state.own[seat]!.hand, wanted) ? [] : foundList('hand', wanted, cardsOf(state.own[seat]!.hand)),
  handSize: ({ state }, seat, wanted) => foundValue('handSize', wanted, state.table.seats[seat]!.handSize),
  suitcase: ({ state }, seat, wanted) => foundList('suitcase', wanted, listNotes(state.own[seat]!.suitcase)),
  suitcaseValue: ({ state }, seat, wanted) => foundValue('suitcaseValue', wanted, worthOf(state.own[seat]!.suitcase)),
  thugs: ({ state }, seat, wanted) => foundValue('thugs', wanted, state.table.seats[seat]!.thugs),
  members: ({ state }, seat, wanted) => foundList('members', wanted, state.table.seats[seat]!.members),
  markers: ({ state }, seat, wanted) => foundValue('markers', wanted, state.table.seats[seat]!.markers),
  played: ({ state }, seat, wanted) => foundList('played', wanted, state.table.seats[seat]!.played),
  completed: ({ state }, seat, wanted) => foundList('completed', wanted, state.table.seats[seat]!.completed),
  total: ({ state }, seat, wanted) => foundValue('total', wanted, state.table.result?.[seat]?.total),
  dominance: ({ state }, seat, wanted) => foundValue('dominance', wanted, state.table.result?.[seat]?.dominance),
  jobBonuses: ({ state }, seat, wanted) => foundValue('jobBonuses', wanted, state.table.result?.[seat]?.jobBonuses),
  place: ({ state }, seat, wanted) => foundValue('place', wanted, state.table.result?.[seat]?.place),
};

/** "job" and "ally" stand for any card of that kind. */
const holds = (hand: Readonly<Hand>, wanted: readonly string[]): boolean => {
  const left = cardsOf(hand);
  for (const card of wanted) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  const any = wanted.filter(card => card === 'job' || card === 'ally');
  const kinds = left.map(card => (hand.jobs.includes(card) ? 'job' : hand.allies.includes(card) ? 'ally' : card));
  return wanted.length === cardsOf(hand).length && sameCards(any, kinds);
};

/** The cards of a hand one by one. */
export const cardsOf = (hand: Readonly<Hand>): Card[] => [
  ...listNotes(hand),
  ...GOODS.flatMap(good => new Array<Card>(hand[good]).fill(good)),
  ...hand.jobs,
  ...hand.allies,
];
