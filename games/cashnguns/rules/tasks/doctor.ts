import { only } from '@omerta/kernel';
import { HEAL, PASS } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { DoctorTask } from './task.ts';

/** T-DOC: after her own duck she may remove a wound; wounds break ties, so declining can be right (AMB-44). */
export const doctor: TaskRules<DoctorTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: ({ table, seat }) => ask('doctor', { wounds: table.seats[seat]!.wounds }),
    choices: (_look, _task, list) => list.push(HEAL, PASS),
    whyNot: (_look, _task, choice) =>
      choice.kind === 'heal' || choice.kind === 'pass' ? undefined : reasons.notThisQuestion,
    choose(game, task, seat, choice) {
      task.asked = true;
      const player = game.table.seats[seat]!;
      if (choice.kind === 'heal') {
        player.wounds -= 1;
        game.events?.push({ kind: 'woundHealed', seat, wounds: player.wounds });
      } else {
        game.events?.push({ kind: 'healingDeclined', seat });
      }
    },
    timeOut: () => HEAL,
  },
};
