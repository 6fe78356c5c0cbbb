import { type Frozen, only, type Reason, type Seat } from '@omerta/kernel';
import { ORDER, PASS } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { NO_SEAT, type Table } from '../state.ts';
import { hasOtherTarget } from '../targets.ts';
import type { TaskRules } from './rules.ts';
import type { PrivilegeTask } from './task.ts';

/** 4a: the Godfather may order one other aiming player to change target; that player need not aim at him (AMB-08). */
export const privilege: TaskRules<PrivilegeTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: () => ask('privilege', {}),
    choices({ table, seat }, _task, list) {
      for (let other = 0; other < table.players; other += 1) {
        if (whyNotOrder(table, seat, other) === undefined) list.push(ORDER[other]!);
      }
      list.push(PASS);
    },
    whyNot(look, _task, choice) {
      if (choice.kind === 'pass') return undefined;
      return choice.kind === 'order' ? whyNotOrder(look.table, look.seat, choice.seat) : reasons.notThisQuestion;
    },
    choose(game, task, seat, choice) {
      task.asked = true;
      if (choice.kind !== 'order') {
        game.events?.push({ kind: 'privilegeDeclined', godfather: seat });
        return;
      }
      game.events?.push({ kind: 'privilegeUsed', godfather: seat, seat: choice.seat });
      game.table.agenda.push({ kind: 'retarget', seat: choice.seat, asked: false });
    },
    timeOut: () => PASS,
  },
};

const whyNotOrder = (table: Frozen<Table>, godfather: Seat, seat: Seat): Reason | undefined => {
  const ordered = table.seats[seat];
  if (ordered === undefined) return reasons.noSuchPlayer;
  if (seat === godfather) return reasons.orderSomebodyElse;
  if (!ordered.alive) return reasons.orderedEliminated;
  if (ordered.target === NO_SEAT || ordered.down === 'satOut') return reasons.notAiming;
  return hasOtherTarget(table, seat) ? undefined : reasons.noOtherTarget;
};

/** The stage is skipped if the Godfather sits out or can name no player (AMB-07, AMB-10). */
export const canOrder = (table: Frozen<Table>): boolean => {
  const { godfather } = table;
  const player = table.seats[godfather]!;
  if (!player.alive || player.down === 'satOut') return false;
  for (let seat = 0; seat < table.players; seat += 1) {
    if (whyNotOrder(table, godfather, seat) === undefined) return true;
  }
  return false;
};
