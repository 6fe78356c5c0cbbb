import type { Seat } from '@omerta/kernel';
import type { Event } from './events.ts';
import { checkInvariants, type InvariantProblem } from './invariants.ts';
import type { State } from './state.ts';

export interface InvariantWatch {
  /** Call it after every choice, with the events of that step alone. */
  after(state: State, events: readonly Event[]): InvariantProblem[];
}

/** The invariants of one state, and those about steps: I5 forced changes, I6 wounds of the safe, I7 the end of a sharing. */
export const watchInvariants = (start: State): InvariantWatch => {
  const watches = [watchWounds(start), watchSharing(start)];
  return {
    after(state, events) {
      const problems = [...checkInvariants(state), ...targetsChange(events)];
      for (const watch of watches) problems.push(...watch.after(state, events));
      return problems;
    },
  };
};

/** I5: a player ordered to change target aims at another player. */
const targetsChange = (events: readonly Event[]): InvariantProblem[] => {
  const problems: InvariantProblem[] = [];
  for (const event of events) {
    if (event.kind !== 'targetChanged' || event.from !== event.target) continue;
    problems.push({ id: 'I5', message: `seat ${event.seat} kept its target` });
  }
  return problems;
};

/** I6: a player who ducked or sits out gets no wound in that round. */
const watchWounds = (start: State): InvariantWatch => {
  let wounds = start.table.seats.map(player => player.wounds);
  const safe = new Set<Seat>();
  for (const [seat, { down }] of start.table.seats.entries()) {
    if (down === 'ducked' || down === 'satOut') safe.add(seat);
  }
  return {
    after({ table }, events) {
      const wereSafe = new Set(safe);
      for (const event of events) {
        if (event.kind === 'roundBegan') safe.clear();
        const saved = event.kind === 'satOut' ? [event.seat] : event.kind === 'courageRevealed' ? event.ducked : [];
        for (const seat of saved) {
          safe.add(seat);
          wereSafe.add(seat);
        }
      }
      const hurt = [...wereSafe].filter(seat => table.seats[seat]!.wounds > wounds[seat]!);
      wounds = table.seats.map(player => player.wounds);
      return hurt.map(seat => ({ id: 'I6', message: `seat ${seat} was down and got a wound` }));
    },
  };
};

/** I7: while a player stands no share is left, unless the only one was the Greedy, who took two and left. */
const watchSharing = (start: State): InvariantWatch => {
  let sharers = start.table.agenda.find(task => task.kind === 'sharing')?.order.length ?? 0;
  return {
    after(_state, events) {
      const problems: InvariantProblem[] = [];
      for (const event of events) {
        if (event.kind === 'sharingBegan') sharers = event.order.length;
        if (event.kind === 'leftSharing') sharers -= 1;
        const isLeft = event.kind === 'noTakers' || (event.kind === 'roundBegan' && event.carried > 0);
        if (isLeft && sharers > 0) problems.push({ id: 'I7', message: 'a sharing left shares behind' });
        if (event.kind === 'roundBegan') sharers = 0;
      }
      return problems;
    },
  };
};
