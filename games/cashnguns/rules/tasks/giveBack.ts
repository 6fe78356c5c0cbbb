import { type Frozen, only, seatName } from '@omerta/kernel';
import { BULLETS, type Bullet } from '../bullets.ts';
import type { Choice } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Own } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { GiveBackTask } from './task.ts';

const GIVE: Readonly<Record<Bullet, Choice>> = {
  click: { kind: 'give', bullet: 'click' },
  bang: { kind: 'give', bullet: 'bang' },
};

/** T-HUS, AMB-47: he gives one of the cards he held before; the drawn one lies aside until then. */
export const giveBack: TaskRules<GiveBackTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) => ask('giveBack', { victim: seatName(task.victim), drew: look.own.hustle!.got }),
    choices(look, _task, list) {
      for (const bullet of BULLETS) if (look.own.hand[bullet] > 0) list.push(GIVE[bullet]);
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'give') return reasons.notThisQuestion;
      return look.own.hand[choice.bullet] > 0 ? undefined : reasons.cardsHeldBefore;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'give') return;
      task.asked = true;
      const own = game.own[seat]!;
      const victim = game.own[task.victim]!;
      const drew = drawnBy(own);
      own.hand[choice.bullet] -= 1;
      own.hand[drew] += 1;
      victim.hand[choice.bullet] += 1;
      game.table.seats[task.victim]!.bullets += 1;
      own.hustle = { other: task.victim, got: drew, gave: choice.bullet };
      victim.hustle = { other: seat, got: choice.bullet, gave: drew };
      game.events?.push({ kind: 'givenBack', seat, victim: task.victim, bullet: choice.bullet });
    },
    timeOut(look) {
      const drew = drawnBy(look.own);
      return look.own.hand[drew] > 0 ? GIVE[drew] : GIVE[drew === 'click' ? 'bang' : 'click'];
    },
  },
};

const drawnBy = (own: Frozen<Own>): Bullet => {
  const drew = own.hustle?.got ?? '';
  if (drew === '') throw new Error('The Hustler gives back without having drawn');
  return drew;
};
