import { only, type Seat } from '@omerta/kernel';
import { putAway } from '../moves.ts';
import { HAND_LIMIT } from '../state.ts';
import { kindsIn } from './kindsIn.ts';
import { notAsked, notInHand, type TaskRules } from './taskRules.ts';

export interface DiscardTask {
  kind: 'discard';
  seat: Seat;
}

/** D3: one card at a time, down to the hand limit. */
export const discard: TaskRules<DiscardTask> = {
  advance: ({ table }, task) => (table.handSizes[task.seat]! > HAND_LIMIT ? 'waiting' : 'finished'),
  asks: {
    waitsFor: task => only(task.seat),
    prompt: (task, { table }) => ({ kind: 'discard', count: table.handSizes[task.seat]! - HAND_LIMIT }),
    choices: (_task, _view, own) => kindsIn(own.hand).map(card => ({ kind: 'discard', card })),
    whyNot(_task, _view, own, choice) {
      if (choice.kind !== 'discard') return notAsked;
      return own.hand.includes(choice.card) ? undefined : notInHand;
    },
    choose(state, _task, seat, choice, events) {
      if (choice.kind !== 'discard') return;
      putAway(state, seat, choice.card);
      events?.push({ kind: 'cardDiscarded', seat, card: choice.card });
    },
  },
};
