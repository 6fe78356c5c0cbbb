import { listSeats } from '@omerta/kernel';
import type { State } from './state.ts';
import { toy } from './toy.ts';

/** A game of one round in which everybody is asked to bid. */
export function atBids(seats: number): State {
  const state = toy.setup({ seats, rounds: 1 }, 7);
  while (state.table.agenda.at(-1)?.kind !== 'sealedBids') {
    const [seat] = listSeats(toy.waitingFor(state));
    toy.play(state, seat!, toy.choices(toy.viewFor(state, seat!))[0]!);
  }
  return state;
}
