import { only, type Seat } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import { drawCards, putAway } from '../moves.ts';
import { abilitiesOf, NO_SEAT, PIERS } from '../state.ts';
import { kindsIn } from './kindsIn.ts';
import { notAsked, notInHand, type TaskRules } from './taskRules.ts';

export interface TurnTask {
  kind: 'turn';
  seat: Seat;
  step: 'draw' | 'play' | 'over';
}

/** D5: draw a card, play a card on a pier and use it. The pier's controller takes a benefit first. */
export const turn: TaskRules<TurnTask> = {
  advance(state, task, events) {
    if (task.step === 'over') return 'finished';
    if (task.step === 'play') return 'waiting';
    task.step = 'play';
    drawCards(state, task.seat, 1, events);
    return 'again';
  },
  asks: {
    waitsFor: task => only(task.seat),
    prompt: () => ({ kind: 'playCard' }),
    choices(_task, _view, own) {
      const list: Choice[] = [];
      for (const card of kindsIn(own.hand)) {
        for (let pier = 0; pier < PIERS; pier++) list.push({ kind: 'play', card, pier });
      }
      return list;
    },
    whyNot(_task, _view, own, choice) {
      if (choice.kind !== 'play') return notAsked;
      return own.hand.includes(choice.card) ? undefined : notInHand;
    },
    choose(state, task, seat, choice, events) {
      if (choice.kind !== 'play') return;
      const { card, pier } = choice;
      task.step = 'over';
      putAway(state, seat, card);
      events?.push({ kind: 'cardPlayed', seat, card, pier });
      state.table.agenda.push({ kind: 'useAbilities', seat, left: abilitiesOf[card].slice() });
      const controller = state.table.piers[pier]!;
      if (controller !== NO_SEAT && controller !== seat) {
        state.table.agenda.push({ kind: 'benefit', seat: controller, taken: false });
      }
    },
  },
};
