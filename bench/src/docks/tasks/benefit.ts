import { only, type Seat } from '@omerta/kernel';
import { drawCards, takeCoins } from '../moves.ts';
import { notAsked, type TaskRules } from './taskRules.ts';

export interface BenefitTask {
  kind: 'benefit';
  seat: Seat;
  taken: boolean;
}

/** D7: the pier's controller takes a card or a coin, in the middle of another player's turn. */
export const benefit: TaskRules<BenefitTask> = {
  advance: (_state, task) => (task.taken ? 'finished' : 'waiting'),
  asks: {
    waitsFor: task => only(task.seat),
    prompt: () => ({ kind: 'takeBenefit' }),
    choices: () => [
      { kind: 'take', what: 'card' },
      { kind: 'take', what: 'coin' },
    ],
    whyNot: (_task, _view, _own, choice) => (choice.kind === 'take' ? undefined : notAsked),
    choose(state, task, seat, choice, events) {
      if (choice.kind !== 'take') return;
      task.taken = true;
      if (choice.what === 'card') drawCards(state, seat, 1, events);
      else takeCoins(state, seat, 1, events);
    },
  },
};
