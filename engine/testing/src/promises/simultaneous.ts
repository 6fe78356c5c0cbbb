import { type GameTypes, has, listSeats, pick, type Seat } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { demandSame, type Moment } from './moment.ts';

/** Answers to a question for several seats may arrive in any order. False if there was no such question. */
export function orderDoesNotMatter<G extends GameTypes>(moment: Moment<G>): boolean {
  const { rules, state, where } = moment;
  const [first, second] = listSeats(rules.waitingFor(state));
  if (first === undefined || second === undefined) return false;
  const one = answer(moment, first, second);
  const other = answer(moment, second, first);
  if (one === undefined || other === undefined) return false;
  for (const choice of other.choices) rules.play(one.state, second, choice);
  for (const choice of one.choices) rules.play(other.state, first, choice);
  demandSame(firstDifference(one.state, other.state), where, 'the order in which answers arrive matters');
  return true;
}

/**
 * If answers may be changed, only the last one of each seat counts, whenever it came. False if there was no such question.
 */
export function lastAnswersCount<G extends GameTypes>({ rules, state, where, random }: Moment<G>): boolean {
  const [first, second, third] = listSeats(rules.waitingFor(state));
  if (first === undefined || second === undefined) return false;
  const choices = rules.choices(rules.viewFor(state, first));
  if (choices.length < 2) return false;
  const former = pick(random, choices);
  const last = pick(
    random,
    choices.filter(choice => choice !== former),
  );
  const answer = pick(random, rules.choices(rules.viewFor(state, second)));
  const played = (...steps: [Seat, G['Choice']][]): G['State'] => {
    const next = rules.clone(state);
    for (const [seat, choice] of steps) rules.play(next, seat, choice);
    return next;
  };
  const after = played([first, former]);
  if (!has(rules.mayChoose(after) & ~rules.waitingFor(after), first)) return false;
  const atFirst = played([second, answer], [first, last]);
  const atOnce = played([first, former], [first, last], [second, answer]);
  demandSame(firstDifference(atFirst, atOnce), where, 'an answer that was changed still counts');
  if (third === undefined) return true;
  const later = played([first, former], [second, answer], [first, last]);
  demandSame(firstDifference(atFirst, later), where, 'it matters when an answer is changed');
  return true;
}

/** All steps of one seat's answer; undefined if the question then did not wait for the other seat. */
function answer<G extends GameTypes>({ rules, state, random }: Moment<G>, seat: Seat, other: Seat) {
  const next = rules.clone(state);
  const choices: G['Choice'][] = [];
  while (has(rules.waitingFor(next), seat) && choices.length < MOST_STEPS) {
    const choice = pick(random, rules.choices(rules.viewFor(next, seat)));
    rules.play(next, seat, choice);
    choices.push(choice);
    if (!has(rules.waitingFor(next), other)) return undefined;
  }
  return { state: next, choices };
}

const MOST_STEPS = 100;
