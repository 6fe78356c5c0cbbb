import { type Frozen, only } from '@omerta/kernel';
import { BULLETS, type Bullet } from '../bullets.ts';
import { heldWithPlayed } from '../bulletsToChoose.ts';
import { DISCARD } from '../choices.ts';
import { discardFaceDown } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Own } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { SmartTask } from './task.ts';

/** T-SMA: he takes the card back and discards any card face down, even one of the same type. */
export const smart: TaskRules<SmartTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: look => ask('smart', { bullet: look.own.played }),
    choices(look, _task, list) {
      for (const bullet of BULLETS) if (hasBullet(look.own, bullet)) list.push(DISCARD[bullet]);
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'discard') return reasons.notThisQuestion;
      return hasBullet(look.own, choice.bullet) ? undefined : reasons.noSuchBullet;
    },
    choose(game, task, seat, choice) {
      const own = game.own[seat]!;
      if (choice.kind !== 'discard' || own.played === '') return;
      task.asked = true;
      own.hand[own.played] += 1;
      own.hand[choice.bullet] -= 1;
      own.played = '';
      game.table.seats[seat]!.loaded = false;
      game.events?.push({ kind: 'bulletTakenBack', seat });
      discardFaceDown(game, seat, choice.bullet);
    },
    timeOut: look => (hasBullet(look.own, 'click') ? DISCARD.click : DISCARD.bang),
  },
};

const hasBullet = (own: Frozen<Own>, bullet: Bullet): boolean => heldWithPlayed(own)[bullet] > 0;
