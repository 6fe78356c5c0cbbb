import { has, NO_SEATS, type Seats, without } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { type State, TOO_SLOW } from '../state.ts';
import { notAsked, type TaskRules } from './taskRules.ts';

export interface SealedBidsTask {
  kind: 'sealedBids';
  pier: number;
  asked: Seats;
  waiting: Seats;
}

/**
 * D9: all bid coins in secret. The highest bid pays and controls the pier; a tie for it changes nothing.
 * D11: a bid may be changed until the last one is in.
 */
export const sealedBids: TaskRules<SealedBidsTask> = {
  advance(state, task, events) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    show(state, task.pier, events);
    return 'finished';
  },
  asks: {
    waitsFor: task => task.waiting,
    mayAnswer: task => task.asked,
    prompt: task => ({ kind: 'bid', pier: task.pier }),
    choices(_task, { table }, _own, seat) {
      const list: Choice[] = [];
      for (let coins = 0; coins <= table.coins[seat]!; coins++) list.push({ kind: 'bid', coins });
      return list;
    },
    whyNot(_task, { table }, _own, choice, seat, by) {
      if (choice.kind === 'tooSlow') return by === 'clock' ? undefined : { code: 'onlyTheClock', rule: 'D11' };
      if (choice.kind !== 'bid') return notAsked;
      return choice.coins <= table.coins[seat]! ? undefined : { code: 'tooFewCoins', rule: 'D9' };
    },
    choose(state, task, seat, choice, events) {
      state.own[seat]!.bid = choice.kind === 'bid' ? choice.coins : TOO_SLOW;
      events?.push({ kind: has(task.waiting, seat) ? 'bidSealed' : 'bidChanged', seat });
      task.waiting = without(task.waiting, seat);
    },
    timeOut: { kind: 'tooSlow' },
  },
};

function show(state: State, pier: number, events?: Event[]): void {
  const bids = state.own.map(own => own.bid!);
  for (const own of state.own) own.bid = undefined;
  events?.push({ kind: 'bidsShown', pier, bids });
  for (const [seat, bid] of bids.entries()) {
    if (bid === TOO_SLOW) state.table.coins[seat] = Math.max(0, state.table.coins[seat]! - 1);
  }
  const highest = Math.max(...bids);
  const winner = bids.indexOf(highest);
  if (bids.lastIndexOf(highest) !== winner) return;
  state.table.coins[winner]! -= highest;
  state.table.piers[pier] = winner;
}
