import { only, seatName } from '@omerta/kernel';
import { turfOfBusiness } from '../board/turfs.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { useFront } from '../shakedown.ts';
import type { TaskRules } from './rules.ts';
import type { WhoFirstTask } from './task.ts';

/** T2: always asked, even if one side can do nothing: skipping would reveal a hand (RN-10). */
export const whoFirst: TaskRules<WhoFirstTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) =>
      ask('whoFirst', {
        controller: seatName(task.controller),
        business: task.business,
        turf: look.content.turfs[turfOfBusiness(look.content, look.table, task.business)]!.id,
      }),
    choices: (_look, task, list) =>
      list.push({ kind: 'first', seat: task.seat }, { kind: 'first', seat: task.controller }),
    whyNot(_look, task, choice) {
      if (choice.kind !== 'first') return reasons.sayWhoGoesFirst;
      return choice.seat === task.seat || choice.seat === task.controller ? undefined : reasons.oneOfTheTwo;
    },
    choose(game, task, _seat, choice) {
      if (choice.kind !== 'first') return;
      const { content, table } = game;
      const turf = content.turfs[turfOfBusiness(content, table, task.business)]!.id;
      game.events?.push({
        kind: 'controllerBenefits',
        seat: task.controller,
        turf,
        business: task.business,
        first: choice.seat,
      });
      task.asked = true;
      const second = choice.seat === task.seat ? task.controller : task.seat;
      table.agenda.push(useFront(content, second, task.business), useFront(content, choice.seat, task.business));
    },
    timeOut: (_look, task) => ({ kind: 'first', seat: task.seat }),
  },
};
