import { listSeats, NO_SEATS, pick, type Seed } from '@omerta/kernel';
import { randomFor } from '@omerta/kernel/testing';
import type { Event } from '../src/events.ts';
import type { Options } from '../src/options.ts';
import { cashnguns } from '../src/rules.ts';
import type { State } from '../src/state.ts';

export interface Step {
  readonly state: State; // changes in place from step to step
  readonly events: Event[]; // of this step alone
}

/** A random game step by step: first the set-up, then every choice. Stop listening and it is played no further. */
export function* randomSteps(options: Options, seed: Seed): Generator<Step, void, undefined> {
  const random = randomFor('steps', seed);
  const events: Event[] = [];
  const state = cashnguns.setup(options, seed, events);
  yield { state, events };
  for (let waiting = cashnguns.waitingFor(state); waiting !== NO_SEATS; waiting = cashnguns.waitingFor(state)) {
    const seat = pick(random, listSeats(waiting));
    const step: Step = { state, events: [] };
    cashnguns.play(state, seat, pick(random, cashnguns.choices(cashnguns.viewFor(state, seat))), step.events);
    yield step;
  }
}
