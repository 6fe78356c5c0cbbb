import { type Frozen, only, type Reason, type Seat, seatName } from '@omerta/kernel';
import { AIM } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Table } from '../state.ts';
import { whyNotTarget } from '../targets.ts';
import type { TaskRules } from './rules.ts';
import type { RetargetTask } from './task.ts';

/** 4b: the ordered player, not the Godfather, picks the new target, which may be the Godfather (AMB-09). */
export const retarget: TaskRules<RetargetTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: ({ table, seat }) =>
      ask('retarget', { godfather: seatName(table.godfather), from: seatName(table.seats[seat]!.target) }),
    choices({ table, seat }, _task, list) {
      for (let target = 0; target < table.players; target += 1) {
        if (whyNotChange(table, seat, target) === undefined) list.push(AIM[target]!);
      }
    },
    whyNot: (look, _task, choice) =>
      choice.kind === 'aim' ? whyNotChange(look.table, look.seat, choice.seat) : reasons.notThisQuestion,
    choose(game, task, seat, choice) {
      if (choice.kind !== 'aim') return;
      task.asked = true;
      const player = game.table.seats[seat]!;
      game.events?.push({ kind: 'targetChanged', seat, from: player.target, target: choice.seat });
      player.target = choice.seat;
    },
    timeOut: () => undefined, // any legal one, at random
  },
};

const whyNotChange = (table: Frozen<Table>, seat: Seat, target: Seat): Reason | undefined =>
  target === table.seats[seat]!.target ? reasons.differentTarget : whyNotTarget(table, seat, target);
