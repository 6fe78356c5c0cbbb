import { NO_SEATS, type Seats, without } from '@omerta/kernel';
import type { Event } from '../events.ts';
import { takeCoins } from '../moves.ts';
import type { Card, State } from '../state.ts';
import { kindsIn } from './kindsIn.ts';
import { notAsked, notInHand, type TaskRules } from './taskRules.ts';

export interface GiftsTask {
  kind: 'gifts';
  waiting: Seats;
}

const GIFTS = 2;

/** D8: all choose two gifts in secret, card by card. The steps are hidden from the others until all have finished. */
export const gifts: TaskRules<GiftsTask> = {
  advance(state, task, events) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    show(state, events);
    return 'finished';
  },
  asks: {
    waitsFor: task => task.waiting,
    prompt: () => ({ kind: 'giveCard' }),
    choices: (_task, _view, own) => kindsIn(own.hand).map(card => ({ kind: 'give', card })),
    whyNot(_task, _view, own, choice) {
      if (choice.kind !== 'give') return notAsked;
      return own.hand.includes(choice.card) ? undefined : notInHand;
    },
    choose(state, task, seat, choice, events) {
      if (choice.kind !== 'give') return;
      const own = state.own[seat]!;
      own.hand.splice(own.hand.indexOf(choice.card), 1);
      own.gifts.push(choice.card);
      if (own.gifts.length < giftsOwed(state.table.handSizes[seat]!)) return;
      task.waiting = without(task.waiting, seat);
      events?.push({ kind: 'giftsSealed', seat });
    },
  },
};

export function giftsOwed(handSize: number): number {
  return Math.min(GIFTS, handSize);
}

/** Two coins for each gift of a kind that no other player gave. */
function show(state: State, events?: Event[]): void {
  const given = state.own.map(own => own.gifts);
  events?.push({ kind: 'giftsShown', gifts: given });
  for (const [seat, own] of state.own.entries()) {
    const rare = given[seat]!.filter(card => !isGivenByAnother(given, seat, card));
    if (rare.length > 0) takeCoins(state, seat, 2 * rare.length, events);
    state.table.handSizes[seat]! -= own.gifts.length;
    for (const card of own.gifts) state.table.discards.push(card);
    own.gifts = [];
  }
}

function isGivenByAnother(given: readonly Card[][], seat: number, card: Card): boolean {
  return given.some((cards, other) => other !== seat && cards.includes(card));
}
