import { type GameTypes, type Rules, submit } from '@omerta/kernel';
import type { Step } from './playOut.ts';

/** A way to step, made anew for each game. */
export type Way = <G extends GameTypes>(rules: Rules<G>) => Step<G>;

export const inPlace: Way = rules => (state, seat, choice) => {
  rules.play(state, seat, choice);
  return state;
};

export const withEvents: Way = <G extends GameTypes>(rules: Rules<G>): Step<G> => {
  const events: G['Event'][] = [];
  return (state, seat, choice) => {
    rules.play(state, seat, choice, events);
    return state;
  };
};

/** As a server does it: text in, checked, a new state out. */
export const submitted: Way = rules => (state, seat, choice) => {
  const answer = submit(rules, state, seat, rules.writeChoice(choice));
  if (!answer.ok) throw new Error(`${rules.writeChoice(choice)} is refused: ${JSON.stringify(answer.refusal)}`);
  return answer.state;
};

export const cloneFirst: Way = rules => (state, seat, choice) => {
  const next = rules.clone(state);
  rules.play(next, seat, choice);
  return next;
};
