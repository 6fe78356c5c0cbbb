import { type Frozen, NO_SEATS, type Seats, without, withSeat } from '@omerta/kernel';
import type { Card } from '../cards.ts';
import { cardsAfter, cardsInOrder, insertInOrder, nextDiscards, whyNotDiscard } from '../discards.ts';
import type { Game, Look } from '../game.ts';
import { excessOf, handLimit } from '../handLimit.ts';
import { addToHand, discard, removeOne } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Own } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { TributeTask } from './task.ts';

/** D1, D2: played allies return; a player above the hand limit chooses discards. */
export const startTribute = (game: Game): void => {
  const { table } = game;
  let waiting: Seats = NO_SEATS;
  for (const [seat, player] of table.seats.entries()) {
    if (player.played.length > 0) {
      game.events?.push({ kind: 'alliesReturned', seat, allies: player.played.slice() });
      for (const ally of player.played.splice(0)) addToHand(game, seat, ally);
    }
    if (excessOf(game.content, table, seat) > 0) waiting = withSeat(waiting, seat);
  }
  table.agenda.push({ kind: 'tribute', waiting });
};

/** Cards are chosen one by one and stay hidden until all players have chosen (RN-27). */
export const tribute: TaskRules<TributeTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    for (const [seat, own] of game.own.entries()) {
      if (own.discards.length === 0) continue;
      const cards = own.discards;
      own.discards = [];
      for (const card of cards) discard(game, seat, card);
      game.events?.push({ kind: 'tributePaid', seat, cards });
    }
    return 'finished';
  },
  question: {
    waitsFor: task => task.waiting,
    prompt: look => ask('tribute', { left: leftToDiscard(look), limit: handLimit(look.content, look.table) }),
    choices(look, _task, list) {
      for (const card of discardable(look)) list.push({ kind: 'discard', card });
    },
    whyNot(look, _task, choice, by) {
      if (choice.kind !== 'discard') return reasons.discardExactly;
      const next = by === 'clock' ? kept(look.own) : discardable(look);
      return whyNotDiscard(look.own.hand, next, choice.card);
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'discard') return;
      const { discards } = game.own[seat]!;
      insertInOrder(game.content, discards, choice.card);
      if (discards.length < excessOf(game.content, game.table, seat)) return;
      task.waiting = without(task.waiting, seat);
      game.events?.push({ kind: 'tributeDone', seat });
    },
    timeOut: look => ({ kind: 'discard', card: kept(look.own)[0]! }),
  },
};

/** The cards not yet chosen. The clock may discard any of them, even those the player has passed over. */
const kept = ({ hand, discards }: Frozen<Own>): Card[] => {
  const cards = cardsInOrder(hand);
  for (const card of discards) removeOne(cards, card);
  return cards;
};

const discardable = (look: Look): Card[] => {
  const { discards, hand } = look.own;
  const last = discards.at(-1) ?? '';
  const equals = discards.length - discards.indexOf(last);
  return nextDiscards(cardsAfter(look.content, hand, last, equals), leftToDiscard(look));
};

const leftToDiscard = (look: Look): number => excessOf(look.content, look.table, look.seat) - look.own.discards.length;
