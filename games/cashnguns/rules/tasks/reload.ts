import { type Frozen, NO_SEATS, only, type Seat } from '@omerta/kernel';
import { BULLETS, type Bullet } from '../bullets.ts';
import { heldBeforeClip } from '../bulletsToChoose.ts';
import { DISCARD } from '../choices.ts';
import type { Game } from '../game.ts';
import { discardFaceDown } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Own } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { ReloadTask } from './task.ts';

interface Reload extends TaskRules<ReloadTask> {
  /** V8, AMB-27: cards in hand, and a Bang among the discards, face up or down. */
  isPossible(game: Game, seat: Seat): boolean;
}

/** V6, V7: a Bang comes back and another card is discarded face down; the hand keeps its size (AMB-49). */
export const reload: Reload = {
  isPossible: ({ table, secret }, seat) =>
    table.seats[seat]!.bullets > 0 && table.faceUp.bang + secret.faceDown.bang > 0,
  advance(game, task) {
    if (task.asked) return 'finished';
    if (!task.begun) {
      if (!reload.isPossible(game, task.seat)) return 'finished'; // the Good Friend finds no Bang
      task.begun = true;
      takeBang(game, task.seat);
      if (task.isFriend) game.events?.push({ kind: 'friendReloaded', seat: task.seat });
    }
    return 'waiting';
  },
  question: {
    waitsFor: task => (task.begun ? only(task.seat) : NO_SEATS),
    prompt: () => ask('reload', {}),
    choices(look, _task, list) {
      for (const bullet of BULLETS) if (heldBefore(look.own, bullet)) list.push(DISCARD[bullet]);
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'discard') return reasons.notThisQuestion;
      if (heldBefore(look.own, choice.bullet)) return undefined;
      return choice.bullet === 'bang' ? reasons.notTheBangGained : reasons.noSuchBullet;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'discard') return;
      task.asked = true;
      game.own[seat]!.hand[choice.bullet] -= 1;
      game.table.seats[seat]!.bullets -= 1;
      discardFaceDown(game, seat, choice.bullet);
    },
    timeOut: look => (heldBefore(look.own, 'click') ? DISCARD.click : DISCARD.bang),
  },
};

/** AMB-25: a face-up Bang first, else any face-down one; no player learns whose it was. */
const takeBang = (game: Game, seat: Seat): void => {
  const { table, secret } = game;
  if (table.faceUp.bang > 0) {
    table.faceUp.bang -= 1;
  } else {
    secret.faceDown.bang -= 1;
    table.faceDown -= 1;
  }
  game.own[seat]!.hand.bang += 1;
  table.seats[seat]!.bullets += 1;
};

const heldBefore = (own: Frozen<Own>, bullet: Bullet): boolean => heldBeforeClip(own)[bullet] > 0;
