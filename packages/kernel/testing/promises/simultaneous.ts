import { type GameTypes, has, listSeats, pick, type Seat } from '../../src/index.ts';
import { firstDifference } from '../firstDifference.ts';
import { demandSame, type Moment } from './moment.ts';

/** When several seats are asked at once, their answers may arrive in any order. Says whether that was the case. */
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

/** All the steps of one seat's answer; undefined if the question did not wait for the other seat then. */
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
