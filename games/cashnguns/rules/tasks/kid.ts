import { NO_SEATS, only } from '@omerta/kernel';
import { AIM, TOO_SLOW_CHOICE } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { whyNotTarget } from '../targets.ts';
import { beTooSlow } from './aim.ts';
import type { TaskRules } from './rules.ts';
import type { KidTask } from './task.ts';

/** T-KID: aims last, after seeing all other targets, but not at a player who sits out (X26). */
export const kid: TaskRules<KidTask> = {
  advance({ table, events }, task) {
    if (task.asked) return 'finished';
    if (table.seats.some((_player, seat) => whyNotTarget(table, task.seat, seat) === undefined)) return 'waiting';
    events?.push({ kind: 'noTarget', seat: task.seat });
    return 'finished';
  },
  question: {
    waitsFor: task => (task.asked ? NO_SEATS : only(task.seat)),
    prompt: () => ask('kid', {}),
    choices({ table, seat }, _task, list) {
      for (let target = 0; target < table.players; target += 1) {
        if (whyNotTarget(table, seat, target) === undefined) list.push(AIM[target]!);
      }
    },
    whyNot(look, _task, choice, by) {
      if (choice.kind === 'tooSlow') return by === 'clock' ? undefined : reasons.onlyTheClock;
      return choice.kind === 'aim' ? whyNotTarget(look.table, look.seat, choice.seat) : reasons.notThisQuestion;
    },
    choose(game, task, seat, choice) {
      task.asked = true;
      if (choice.kind !== 'aim') {
        beTooSlow(game, seat); // AMB-42
        return;
      }
      game.table.seats[seat]!.target = choice.seat;
      game.events?.push({ kind: 'kidAimed', seat, target: choice.seat });
    },
    timeOut: () => TOO_SLOW_CHOICE,
  },
};
