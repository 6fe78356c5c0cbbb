import type { Seat } from '@omerta/kernel';
import { fromGodfather, isStanding, ownerOf } from '../seating.ts';
import { NO_SEAT } from '../state.ts';
import { begin, takeBill } from './rounds.ts';
import type { TaskRules } from './rules.ts';
import type { OpeningTask } from './task.ts';

/** Stage 7 begins: Cute takes his bill (AMB-40), then the order is fixed (7a, 7c). */
export const opening: TaskRules<OpeningTask> = {
  advance(game) {
    begin(game, 'sharing');
    const { table } = game;
    const cute = ownerOf(table, 'cute');
    if (cute !== NO_SEAT && isStanding(table.seats[cute]!)) takeBill(game, cute, 'bill5', 'cuteTook');
    const order: Seat[] = [];
    for (let step = 0; step < table.players; step += 1) {
      const seat = fromGodfather(table, step);
      if (isStanding(table.seats[seat]!)) order.push(seat);
    }
    if (order.length === 0) return 'finished';
    game.events?.push({ kind: 'sharingBegan', order: order.slice() });
    table.agenda.push({
      kind: 'sharing',
      order,
      at: 0,
      greedyOpen: true,
      dictatorUsed: false,
      junkUsed: false,
      banned: '',
    });
    return 'finished';
  },
};
