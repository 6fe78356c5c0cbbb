import { only } from '@omerta/kernel';
import { isNote } from '../cards.ts';
import * as moves from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { TakeGoodTask } from './task.ts';
import { tradeOf } from './trade.ts';

/** I9: a booze, a gun or a blood money. */
export const takeGood: TaskRules<TakeGoodTask> = {
  advance: (_game, task) => (task.taken ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) => ask('takeGood', { goods: tradeOf(look.content, task.icon).goods }),
    choices(look, task, list) {
      for (const card of tradeOf(look.content, task.icon).goods) {
        if (look.table.piles[card] > 0) list.push({ kind: 'take', card });
      }
    },
    whyNot(look, task, choice) {
      if (choice.kind !== 'take' || isNote(choice.card)) return reasons.goodMustBeTaken;
      if (!tradeOf(look.content, task.icon).goods.includes(choice.card)) return reasons.notThisGood;
      return look.table.piles[choice.card] > 0 ? undefined : reasons.goodsPileEmpty;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'take' || isNote(choice.card)) return;
      task.taken = true;
      moves.takeGood(game, seat, choice.card);
    },
    timeOut(look, task) {
      const card = tradeOf(look.content, task.icon).goods.find(good => look.table.piles[good] > 0);
      return card === undefined ? undefined : { kind: 'take', card };
    },
  },
};
