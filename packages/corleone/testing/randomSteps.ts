import { listSeats, NO_SEATS, pick, type Rules } from '@omerta/kernel';
import { randomFor } from '@omerta/kernel/testing';
import type { Event } from '../src/events.ts';
import type { Corleone } from '../src/rules.ts';
import type { State } from '../src/state.ts';

export interface Step {
  readonly state: State; // changes in place from step to step
  readonly events: Event[]; // of this step alone
}

/** A random game step by step: first the set-up, then every choice. Stop listening and it is played no further. */
export function* randomSteps(rules: Rules<Corleone>, players: number, seed: number): Generator<Step, void, undefined> {
  const random = randomFor('steps', seed);
  const events: Event[] = [];
  const state = rules.setup({ players }, seed, events);
  yield { state, events };
  for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
    const seat = pick(random, listSeats(waiting));
    const step: Step = { state, events: [] };
    rules.play(state, seat, pick(random, rules.choices(rules.viewFor(state, seat))), step.events);
    yield step;
  }
}
