import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, type Given, play, refusal } from '../testing/index.ts';

const completed = ['shakedown', 'carBomb', 'laundering', 'stakeClaim', 'layLow'];
const cards = { hand: ['$5', '$2', 'gun', 'booze', 'bloodMoney'], suitcase: ['$3'] } as const;

/** The same moment, with and without completed jobs in the suitcase of A. */
const both = (given: Given = {}) =>
  [completed, []].map(jobs => corleoneWith({ ...given, A: { ...cards, completed: jobs } }));

test('J3 jobs in the suitcase have no effect: they allow no action and cannot be completed again', () => {
  const [full, empty] = both({ board: { bar: 'A.thug' } });
  expect(choicesOf(full!, 'A')).toEqual(choicesOf(empty!, 'A'));
  expect(refusal(full!, 'A', 'job:shakedown:gun+booze+bloodMoney')).toBe('jobNotInHand');
});

test('J3 jobs in the suitcase have no effect: no bid counts them', () => {
  const [full, empty] = both({ phase: 'bribery' });
  expect(choicesOf(full!, 'A')).toEqual(choicesOf(empty!, 'A'));
});

test('J3 jobs in the suitcase have no effect: they do not count to the hand limit and are not discarded', () => {
  const hand = [...cards.hand, '$1']; // one more than the limit
  const [full, empty] = [completed, []].map(jobs => corleoneWith({ phase: 'tribute', A: { hand, completed: jobs } }));
  expect(choicesOf(full!, 'A')).toEqual(choicesOf(empty!, 'A'));
  play(full!, 'A', 'discard:$1');
  expect(full!.state.table.phase).not.toBe('tribute');
  expect(full!.state.table.seats[0]!.completed).toEqual(completed);
});

test('J3 jobs in the suitcase have no effect: they are no money to steal', () => {
  const thief = { hand: ['insideJob', 'gun', 'booze', 'booze', 'bloodMoney'] };
  const game = corleoneWith({ A: thief, B: { suitcase: ['$1'] }, C: { suitcase: [], completed } });
  play(game, 'A', 'job:insideJob:gun+booze+booze+bloodMoney', 'ability');
  expect(refusal(game, 'A', 'rob:C')).toBe('noMoneyInSuitcase');
});
