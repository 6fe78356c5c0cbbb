import { only } from '@omerta/kernel';
import type { AbilityOf } from '../abilities/compile.ts';
import { abilityOf, type Content } from '../content.ts';
import { discard } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { discardCandidates, distinctCards, whyNotTrade } from '../trading.ts';
import type { TaskRules } from './rules.ts';
import type { TradeTask } from './task.ts';

/** I3, I4, I5, I9: the shown number of cards is discarded, one by one, then something is taken (RN-07). */
export const trade: TaskRules<TradeTask> = {
  advance: (_game, task) => (task.left === 0 ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (_look, task) => ask('trade', { icon: task.icon, left: task.left }),
    candidates: (look, _task, list) => discardCandidates(look, [], list),
    whyNot(look, task, choice) {
      if (choice.kind !== 'discard') return reasons.tooFewCards;
      return whyNotTrade(look, tradeOf(look.content, task.icon), task.left, task.last, choice.card);
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'discard') return;
      discard(game, seat, choice.card);
      game.events?.push({ kind: 'cardDiscarded', seat, card: choice.card });
      task.left -= 1;
      task.last = choice.card;
      if (task.left > 0) return;
      const { goods, notes } = tradeOf(game.content, task.icon);
      game.table.agenda.push(
        goods.length > 0
          ? { kind: 'takeGood', seat, icon: task.icon, taken: false }
          : { kind: 'takeMoney', seat, notes: notes.slice() },
      );
    },
    timeOut(look, task) {
      const ability = tradeOf(look.content, task.icon);
      const card = distinctCards(look.content, look.own, []).find(
        each => whyNotTrade(look, ability, task.left, task.last, each) === undefined,
      );
      return card === undefined ? undefined : { kind: 'discard', card };
    },
  },
};

export const tradeOf = (content: Content, icon: string): AbilityOf<'trade'> => {
  const ability = abilityOf(content, icon);
  if (ability.op !== 'trade') throw new Error(`${icon} is no trade`);
  return ability;
};
