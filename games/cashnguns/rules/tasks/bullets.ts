import { NO_SEATS } from '@omerta/kernel';
import { PLAY } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import { answered, mayAnswer, stillWaiting } from './secretAnswers.ts';
import type { BulletsTask } from './task.ts';

/** 2a, 2b: a card from hand, face down. A player with only one type is asked too: skipping would reveal the hand. */
export const bullets: TaskRules<BulletsTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    for (let seat = 0; seat < game.table.players; seat += 1) {
      const player = game.table.seats[seat]!;
      const { played, hand } = game.own[seat]!;
      if (!player.alive || played === '') continue;
      hand[played] -= 1;
      player.bullets -= 1;
      player.loaded = true;
    }
    return 'finished';
  },
  question: {
    waitsFor: stillWaiting,
    mayChoose: mayAnswer,
    prompt: look => ask('bullet', { round: look.table.round }),
    choices(look, _task, list) {
      if (look.own.hand.click > 0) list.push(PLAY.click);
      if (look.own.hand.bang > 0) list.push(PLAY.bang);
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'bullet') return reasons.notThisQuestion;
      return look.own.hand[choice.bullet] > 0 ? undefined : reasons.noSuchBullet;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'bullet') return;
      game.own[seat]!.played = choice.bullet;
      if (answered(task, seat)) game.events?.push({ kind: 'bulletChosen', seat });
    },
    timeOut: look => (look.own.hand.click > 0 ? PLAY.click : PLAY.bang), // AMB-06
  },
};
