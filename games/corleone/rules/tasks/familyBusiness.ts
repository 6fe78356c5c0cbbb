import { hasFigures } from '../reserve.ts';
import type { TaskRules } from './rules.ts';
import type { FamilyBusinessTask } from './task.ts';

/** F1, F2: turns go round; a player without a figure in reserve is skipped. */
export const familyBusiness: TaskRules<FamilyBusinessTask> = {
  advance({ table }, task) {
    for (let step = 0; step < table.players; step += 1) {
      const seat = (task.next + step) % table.players;
      if (hasFigures(table.seats[seat]!)) {
        task.next = (seat + 1) % table.players;
        table.agenda.push({ kind: 'turn', seat, acted: false });
        return 'again';
      }
    }
    return 'finished';
  },
};
