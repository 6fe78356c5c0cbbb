import { type Frozen, only, type Reason } from '@omerta/kernel';
import type { Card } from '../cards.ts';
import { abilityOf, type Content } from '../content.ts';
import { cardsAfter, nextDiscards, whyNotDiscard } from '../discards.ts';
import type { Look } from '../game.ts';
import { discard } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { type Trade, tradeable } from '../trading.ts';
import type { TaskRules } from './rules.ts';
import type { TradeTask } from './task.ts';

/** I3, I4, I5, I9: the shown number of cards is discarded, one by one, then something is taken (RN-07). */
export const trade: TaskRules<TradeTask> = {
  advance: (_game, task) => (task.left === 0 ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (_look, task) => ask('trade', { icon: task.icon, left: task.left }),
    choices(look, task, list) {
      for (const card of discardable(look, task)) list.push({ kind: 'discard', card });
    },
    whyNot: (look, task, choice) =>
      choice.kind === 'discard' ? whyNotCard(look, task, choice.card) : reasons.notThisQuestion,
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
    timeOut: (look, task) => ({ kind: 'discard', card: discardable(look, task)[0]! }),
  },
};

const discardable = (look: Look, { icon, left, last }: Frozen<TradeTask>): Card[] =>
  tradeable(look, tradeOf(look.content, icon), left, last);

const whyNotCard = (look: Look, task: Frozen<TradeTask>, card: Card): Reason | undefined => {
  const ability = tradeOf(look.content, task.icon);
  if (tradeable(look, ability, task.left, task.last).includes(card)) return undefined;
  const next = nextDiscards(cardsAfter(look.content, look.own.hand, task.last, 0), task.left);
  const cannotTake = ability.goods.length > 0 ? reasons.noGoodToTake : reasons.nothingToTake;
  return whyNotDiscard(look.own.hand, next, card) ?? cannotTake;
};

export const tradeOf = (content: Content, icon: string): Trade => {
  const ability = abilityOf(content, icon);
  if (ability.op !== 'trade') throw new Error(`${icon} is no trade`);
  return ability;
};
