import { has, listSeats, NO_SEATS, without } from '@omerta/kernel';
import { roll } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { SecondRollTask } from './task.ts';

/** L12: all decide in secret and at the same time; a decision may be changed until the last one is made. */
export const secondRoll: TaskRules<SecondRollTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    const seats = listSeats(task.asked).filter(seat => game.own[seat]!.secondRoll === 'again');
    for (const own of game.own) own.secondRoll = '';
    game.events?.push({ kind: 'secondRollsShown', seats });
    for (const seat of seats) roll(game, seat);
    return 'finished';
  },
  question: {
    waitsFor: task => task.waiting,
    mayChoose: task => task.asked,
    prompt: () => ask('secondRoll', {}),
    choices(_look, _task, list) {
      list.push({ kind: 'keep' }, { kind: 'again' });
    },
    whyNot: (_look, _task, choice) =>
      choice.kind === 'keep' || choice.kind === 'again' ? undefined : reasons.notThisQuestion,
    choose(game, task, seat, choice) {
      if (choice.kind !== 'keep' && choice.kind !== 'again') return;
      game.own[seat]!.secondRoll = choice.kind;
      if (has(task.waiting, seat)) game.events?.push({ kind: 'secondRollDecided', seat });
      task.waiting = without(task.waiting, seat);
    },
    timeOut: () => ({ kind: 'keep' }), // L13
  },
};
