import { listSeats } from '@omerta/kernel';
import { diceOnTable, seatsIn } from '../board.ts';
import { roll } from '../moves.ts';
import type { TaskRules } from './rules.ts';
import type { RoundsTask } from './task.ts';

/** L2: a round is a roll, perhaps a second one, and the bids. L8: rounds end when one player is left. */
export const rounds: TaskRules<RoundsTask> = {
  advance(game) {
    const { table, events } = game;
    const asked = seatsIn(table);
    const [seat, second] = listSeats(asked);
    if (second === undefined) {
      events?.push({ kind: 'gameWon', seat: seat! });
      return 'finished';
    }
    table.round += 1;
    table.bids = [];
    events?.push({ kind: 'roundBegan', round: table.round, starter: table.starter, dice: diceOnTable(table) });
    for (const each of listSeats(asked)) roll(game, each);
    table.agenda.push({ kind: 'bidding', seat: table.starter, isOver: false });
    if (table.rules.secondRoll) table.agenda.push({ kind: 'secondRoll', asked, waiting: asked });
    return 'again';
  },
};
