import { allSeats, NO_SEATS, type Seat, type Seats, withSeat } from '@omerta/kernel';
import { PIERS, type Table } from '../state.ts';
import type { TaskRules } from './taskRules.ts';

export interface RoundsTask {
  kind: 'rounds';
  next: 'round' | 'turn' | 'gifts' | 'bids';
  turns: number; // begun in this round
}

/** D4: a round is a turn for each seat, then gifts, then bids for one pier. */
export const rounds: TaskRules<RoundsTask> = {
  advance({ table }, task, events) {
    const seats = table.coins.length;
    switch (task.next) {
      case 'round':
        if (table.round === table.rounds) return 'finished';
        table.round++;
        task.turns = 0;
        task.next = 'turn';
        events?.push({ kind: 'roundBegan', round: table.round });
        return 'again';
      case 'turn':
        table.agenda.push({ kind: 'turn', seat: (table.round + task.turns) % seats, step: 'draw' });
        task.turns++;
        if (task.turns === seats) task.next = 'gifts';
        return 'again';
      case 'gifts':
        table.agenda.push({ kind: 'gifts', waiting: seatsWithCards(table) });
        task.next = 'bids';
        return 'again';
      case 'bids':
        table.agenda.push({
          kind: 'sealedBids',
          pier: table.round % PIERS,
          asked: allSeats(seats),
          waiting: allSeats(seats),
        });
        task.next = 'round';
        return 'again';
    }
  },
};

function seatsWithCards(table: Table): Seats {
  let seats = NO_SEATS;
  for (let seat: Seat = 0; seat < table.handSizes.length; seat++) {
    if (table.handSizes[seat]! > 0) seats = withSeat(seats, seat);
  }
  return seats;
}
