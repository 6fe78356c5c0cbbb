import { has, NO_SEATS, type Seat } from '@omerta/kernel';
import { DUCK, STAND } from '../choices.ts';
import type { Game } from '../game.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { gunsOn } from '../targets.ts';
import type { TaskRules } from './rules.ts';
import { answered, mayAnswer, stillWaiting } from './secretAnswers.ts';
import type { CourageTask } from './task.ts';

/** 5a: every player in the round ducks or stands, shown together. A player may duck without being a target. */
export const courage: TaskRules<CourageTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    reveal(game, task);
    return 'finished';
  },
  question: {
    waitsFor: stillWaiting,
    mayChoose: mayAnswer,
    prompt: ({ table, seat }) => ask('courage', { guns: gunsOn(table, seat).length }),
    choices: (_look, _task, list) => list.push(DUCK, STAND),
    whyNot: (_look, _task, choice) => (choice.kind === 'courage' ? undefined : reasons.notThisQuestion),
    choose(game, task, seat, choice) {
      if (choice.kind !== 'courage') return;
      game.own[seat]!.courage = choice.how;
      if (answered(task, seat)) game.events?.push({ kind: 'courageChosen', seat });
    },
    timeOut: () => STAND, // AMB-11
  },
};

const reveal = (game: Game, task: CourageTask): void => {
  const ducked: Seat[] = [];
  const standing: Seat[] = [];
  for (let seat = 0; seat < game.table.players; seat += 1) {
    if (!has(task.asked, seat)) continue;
    const own = game.own[seat]!;
    (own.courage === 'duck' ? ducked : standing).push(seat);
    if (own.courage === 'duck') game.table.seats[seat]!.down = 'ducked';
    own.courage = '';
  }
  game.events?.push({ kind: 'courageRevealed', ducked, standing });
};
