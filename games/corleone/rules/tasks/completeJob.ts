import { only } from '@omerta/kernel';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { cardTask } from '../shakedown.ts';
import type { TaskRules } from './rules.ts';
import type { CompleteJobTask, Task } from './task.ts';

/** J2, J3: money wholly before or wholly after the ability (RN-05), then the card goes into the suitcase. */
export const completeJob: TaskRules<CompleteJobTask> = {
  advance(game, task) {
    if (!task.ordered) return 'waiting';
    game.table.seats[task.seat]!.completed.push(task.job);
    game.events?.push({ kind: 'jobCompleted', seat: task.seat, job: task.job });
    return 'finished';
  },
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) => ask('jobOrder', { job: task.job, reward: look.content.jobs.get(task.job)!.reward }),
    choices: (_look, _task, list) => list.push({ kind: 'order', first: 'money' }, { kind: 'order', first: 'ability' }),
    whyNot: (_look, _task, choice) => (choice.kind === 'order' ? undefined : reasons.sayMoneyOrAbility),
    choose(game, task, seat, choice) {
      if (choice.kind !== 'order') return;
      task.ordered = true;
      const job = game.content.jobs.get(task.job)!;
      const ability: Task = cardTask(seat, job, true);
      const money: Task = { kind: 'takeMoney', seat, notes: job.reward.slice() };
      game.table.agenda.push(...(choice.first === 'money' ? [ability, money] : [money, ability])); // the last is done first
    },
    timeOut: () => ({ kind: 'order', first: 'money' }),
  },
};
