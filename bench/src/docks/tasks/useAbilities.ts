import { only, type Seat } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import { drawCards, takeCoins, topOfDeck } from '../moves.ts';
import type { Ability } from '../state.ts';
import { notAsked, type TaskRules } from './taskRules.ts';

export interface UseAbilitiesTask {
  kind: 'useAbilities';
  seat: Seat;
  left: Ability[];
}

/** D6: the abilities of a card, in any order its player likes, each at most once. */
export const useAbilities: TaskRules<UseAbilitiesTask> = {
  advance: (_state, task) => (task.left.length > 0 ? 'waiting' : 'finished'),
  asks: {
    waitsFor: task => only(task.seat),
    prompt: task => ({ kind: 'useAbility', abilities: task.left }),
    choices(task) {
      const list: Choice[] = [{ kind: 'done' }];
      for (const [at, ability] of task.left.entries()) {
        if (task.left.indexOf(ability) === at) list.push({ kind: 'use', ability });
      }
      return list;
    },
    whyNot(task, _view, _own, choice) {
      if (choice.kind === 'done') return undefined;
      if (choice.kind !== 'use') return notAsked;
      return task.left.includes(choice.ability) ? undefined : { code: 'noSuchAbility', rule: 'D6' };
    },
    choose(state, task, seat, choice, events) {
      if (choice.kind !== 'use') {
        task.left = [];
        return;
      }
      const { ability } = choice;
      task.left.splice(task.left.indexOf(ability), 1);
      events?.push({ kind: 'abilityUsed', seat, ability });
      if (ability === 'coins') takeCoins(state, seat, 2, events);
      else if (ability === 'draw') drawCards(state, seat, 2, events);
      else {
        const card = topOfDeck(state, events);
        state.own[seat]!.peeked = card;
        events?.push({ kind: 'deckPeeked', seat, card });
      }
    },
  },
};
