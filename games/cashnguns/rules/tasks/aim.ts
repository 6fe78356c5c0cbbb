import { has, NO_SEATS, type Seat } from '@omerta/kernel';
import { AIM, TOO_SLOW_CHOICE } from '../choices.ts';
import type { Game } from '../game.ts';
import { discardPlayed } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { fromGodfather } from '../seating.ts';
import { NO_SEAT, TOO_SLOW } from '../state.ts';
import { whyNotTarget } from '../targets.ts';
import type { TaskRules } from './rules.ts';
import { answered, mayAnswer, stillWaiting } from './secretAnswers.ts';
import type { AimTask } from './task.ts';

/** 3a, 3b: all players but the Kid aim; the targets are shown together. */
export const aim: TaskRules<AimTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    reveal(game, task);
    return 'finished';
  },
  question: {
    waitsFor: stillWaiting,
    mayChoose: mayAnswer,
    prompt: () => ask('aim', {}),
    choices({ table, seat }, _task, list) {
      for (let target = 0; target < table.players; target += 1) {
        if (target !== seat && table.seats[target]!.alive) list.push(AIM[target]!);
      }
    },
    whyNot(look, _task, choice, by) {
      if (choice.kind === 'tooSlow') return by === 'clock' ? undefined : reasons.onlyTheClock;
      return choice.kind === 'aim' ? whyNotTarget(look.table, look.seat, choice.seat) : reasons.notThisQuestion;
    },
    choose(game, task, seat, choice) {
      game.own[seat]!.aim = choice.kind === 'aim' ? choice.seat : TOO_SLOW;
      if (answered(task, seat)) game.events?.push({ kind: 'aimChosen', seat });
    },
    timeOut: () => TOO_SLOW_CHOICE,
  },
};

const reveal = (game: Game, task: AimTask): void => {
  const { table, own } = game;
  const slow: Seat[] = [];
  for (let step = 0; step < table.players; step += 1) {
    const seat = fromGodfather(table, step); // AMB-53
    if (!has(task.asked, seat)) continue;
    if (own[seat]!.aim === TOO_SLOW) slow.push(seat);
    else table.seats[seat]!.target = own[seat]!.aim;
    own[seat]!.aim = NO_SEAT;
  }
  game.events?.push({ kind: 'aimsRevealed', targets: table.seats.map(player => player.target) });
  for (const seat of slow) beTooSlow(game, seat);
};

/** AMB-04: by default a player who is too slow sits out the round; by the English reading he only has no target. */
export const beTooSlow = (game: Game, seat: Seat): void => {
  if (game.table.house.tooSlow === 'noTarget') {
    game.events?.push({ kind: 'noTarget', seat });
    return;
  }
  game.table.seats[seat]!.down = 'satOut';
  game.events?.push({ kind: 'satOut', seat });
  discardPlayed(game, seat);
};
