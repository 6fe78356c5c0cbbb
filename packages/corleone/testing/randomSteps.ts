import { listSeats, NO_SEATS, pick, type Rules, type Seed } from '@omerta/kernel';
import { randomFor } from '@omerta/kernel/testing';
import type { Event } from '../src/events.ts';
import type { Corleone } from '../src/rules.ts';
import type { State } from '../src/state.ts';

export interface Step {
  readonly state: State; // changes in place from step to step
  readonly events: Event[]; // of this step alone
}

/**
 * A random game step by step: first the set-up, then every choice. Stop listening and it is played no further.
 * Its players use their jobs and allies when they can, so that every kind of question comes up.
 */
export function* randomSteps(rules: Rules<Corleone>, players: number, seed: Seed): Generator<Step, void, undefined> {
  const random = randomFor('steps', seed);
  const events: Event[] = [];
  const state = rules.setup({ players }, seed, events);
  yield { state, events };
  for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
    const seat = pick(random, listSeats(waiting));
    const choices = rules.choices(rules.viewFor(state, seat));
    const cards = choices.filter(({ kind }) => kind === 'job' || kind === 'ally');
    const step: Step = { state, events: [] };
    rules.play(state, seat, pick(random, cards.length > 0 ? cards : choices), step.events);
    yield step;
  }
}
