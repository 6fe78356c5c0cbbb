import { only } from '@omerta/kernel';
import { BULLETS, type Bullet } from '../bullets.ts';
import { type Choice, PASS } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { CunningTask } from './task.ts';

const EXCHANGE: Readonly<Record<Bullet, Choice>> = {
  click: { kind: 'exchange', bullet: 'click' },
  bang: { kind: 'exchange', bullet: 'bang' },
};

/** T-CUN: exchanges the card in front for any card in hand, or keeps it; the same type is a legal bluff (AMB-39). */
export const cunning: TaskRules<CunningTask> = {
  advance({ table }, task) {
    const { down, bullets } = table.seats[task.seat]!;
    return task.asked || down === 'satOut' || bullets === 0 ? 'finished' : 'waiting';
  },
  question: {
    waitsFor: task => only(task.seat),
    prompt: look => ask('cunning', { bullet: look.own.played }),
    choices(look, _task, list) {
      for (const bullet of BULLETS) if (look.own.hand[bullet] > 0) list.push(EXCHANGE[bullet]);
      list.push(PASS);
    },
    whyNot(look, _task, choice) {
      if (choice.kind === 'pass') return undefined;
      if (choice.kind !== 'exchange') return reasons.notThisQuestion;
      return look.own.hand[choice.bullet] > 0 ? undefined : reasons.noSuchBullet;
    },
    choose(game, task, seat, choice) {
      task.asked = true;
      const own = game.own[seat]!;
      if (choice.kind !== 'exchange' || own.played === '') {
        game.events?.push({ kind: 'bulletKept', seat });
        return;
      }
      own.hand[own.played] += 1;
      own.hand[choice.bullet] -= 1;
      own.played = choice.bullet;
      game.events?.push({ kind: 'bulletExchanged', seat, bullet: choice.bullet });
    },
    timeOut: () => PASS,
  },
};
