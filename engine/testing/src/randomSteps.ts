import { type GameTypes, listSeats, NO_SEATS, pick, type Rules, type Seed } from '@omerta/kernel';
import { randomFor } from './randomFor.ts';

/** One step of a game. */
export interface Step<G extends GameTypes> {
  readonly state: G['State']; // changes in place from step to step
  readonly events: G['Event'][]; // of this step alone
}

/**
 * A random game step by step: first the set-up, then every choice. It stops when the caller stops iterating. Players
 * choose among the choices they `prefer`.
 */
export function* randomSteps<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seed: Seed,
  prefer: (choices: readonly G['Choice'][]) => readonly G['Choice'][] = choices => choices,
): Generator<Step<G>, void, undefined> {
  const random = randomFor('steps', seed);
  const events: G['Event'][] = [];
  const state = rules.setup(options, seed, events);
  yield { state, events };
  for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
    const seat = pick(random, listSeats(waiting));
    const choices = rules.choices(rules.viewFor(state, seat));
    const step: Step<G> = { state, events: [] };
    rules.play(state, seat, pick(random, prefer(choices)), step.events);
    yield step;
  }
}
