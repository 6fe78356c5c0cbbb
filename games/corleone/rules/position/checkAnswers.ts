import { has, type Seat, seatName } from '@omerta/kernel';
import { figureOn, NO_PLACE, placeNamed } from '../board/places.ts';
import { type Card, NOTES } from '../cards.ts';
import type { Content } from '../content.ts';
import { cardsInOrder } from '../discards.ts';
import { belongsTo } from '../figures.ts';
import { excessOf } from '../handLimit.ts';
import { complain, inside, type Place } from '../pack/problem.ts';
import type { Own, State } from '../state.ts';
import type { Task } from '../tasks/task.ts';

/** The cards a seat looks at and its secret answers must fit the question. */
export const checkAnswers = (content: Content, state: State, at: Place): void => {
  const question = state.table.agenda.at(-1);
  for (const [seat, own] of state.own.entries()) {
    const place = inside(inside(at, 'seats'), seatName(seat));
    const expected = question === undefined ? undefined : answerTo(question, seat, state);
    for (const field of SECRETS) {
      const isThere = isSaid(own, field);
      if (isThere && field !== expected) complain(inside(place, field), 'does not fit the question that is asked now');
      if (field !== expected) continue;
      const problem = isThere || field === 'discards' ? whyNot[field](content, state, question!, seat) : 'is missing';
      if (problem !== undefined) complain(inside(place, field), problem);
    }
  }
};

const SECRETS = ['offer', 'bid', 'pick', 'offered', 'discards'] as const;
type Secret = (typeof SECRETS)[number];

const isSaid = ({ offer, discards, ...answers }: Own, field: Secret): boolean => {
  if (field === 'offer') return offer.length > 0;
  return field === 'discards' ? discards.length > 0 : answers[field] !== undefined;
};

/** The answers this seat must have given by now. */
const answerTo = (question: Task, seat: Seat, { table }: State): Secret | undefined => {
  if (question.kind === 'jobPick') return question.seat === seat ? 'offer' : undefined;
  if (question.kind === 'tribute') return 'discards';
  if (question.kind === 'bribery')
    return !has(question.waiting, seat) && table.seats[seat]!.suitcaseSize > 0 ? 'bid' : undefined;
  if (question.kind !== 'settle' && question.kind !== 'offers') return undefined;
  if (!has(question.asked, seat) || has(question.waiting, seat)) return undefined;
  return question.kind === 'settle' ? 'pick' : 'offered';
};

type WhyNot = (content: Content, state: State, question: Task, seat: Seat) => string | undefined;

const whyNot: { readonly [S in Secret]: WhyNot } = {
  offer(_content, { own }, question, seat) {
    const { length } = own[seat]!.offer;
    return question.kind === 'jobPick' && question.count !== length
      ? `${length} jobs are looked at, but the question says ${question.count}`
      : undefined;
  },
  bid(_content, { own }, _question, seat) {
    const { bid, suitcase } = own[seat]!;
    return bid !== undefined && NOTES.some(note => bid[note] > suitcase[note])
      ? 'bids money that is not in the suitcase (B1)'
      : undefined;
  },
  pick(content, { table, own }, _question, seat) {
    const place = placeNamed(content, table, own[seat]!.pick ?? '');
    const isOwn = place !== NO_PLACE && belongsTo(figureOn(table, place), seat);
    return isOwn ? undefined : `no figure of ${seatName(seat)} stands there (RN-18)`;
  },
  offered(_content, { own }, _question, seat) {
    const { offered, hand } = own[seat]!;
    return offered !== undefined && hand[offered] === 0 ? `${offered} is not in the hand (RN-19)` : undefined;
  },
  discards(content, { table, own }, question, seat) {
    const { discards, hand } = own[seat]!;
    const excess = Math.max(0, excessOf(content, table, seat));
    if (!isSubset(discards, cardsInOrder(hand))) return 'discards cards that are not in the hand';
    if (discards.some((card, at) => at > 0 && rank(content, card) < rank(content, discards[at - 1]!)))
      return 'must name jobs, then goods, then money, then allies, each in the order of the pack';
    if (question.kind === 'tribute' && has(question.waiting, seat))
      return discards.length < excess ? undefined : `${seatName(seat)} is asked, but has nothing more to discard`;
    return discards.length === excess ? undefined : `must name ${excess} cards, not ${discards.length} (RN-27)`;
  },
};

const rank = (content: Content, card: Card): number => content.cardOrder.get(card)!;

const isSubset = (cards: readonly Card[], of: readonly Card[]): boolean => {
  const left = of.slice();
  return cards.every(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
