import { has, NO_SEATS, only, type Seat, withSeat } from '@omerta/kernel';
import { type AllyId, listNotes, worthOf } from '../cards.ts';
import type { Game } from '../game.ts';
import { addToHand, removeFromSuitcase, removeOne } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { HireTask } from './task.ts';

/** B2: each bidder in turn pays, then picks (RN-26). */
export const hire: TaskRules<HireTask> = {
  advance(game, task) {
    const [seat] = task.order;
    if (seat === undefined) return 'finished';
    if (!has(task.paid, seat)) pay(game, task, seat);
    if (game.table.allies.length > 1) return 'waiting';
    take(game, task, seat, game.table.allies[0]!); // all can see that it is the only one
    return 'again';
  },
  question: {
    waitsFor: task => (task.order.length > 0 ? only(task.order[0]!) : NO_SEATS),
    prompt: (look, task) => ask('hire', { paid: worthOf(task.bids[look.seat]!) }),
    choices(look, _task, list) {
      for (const ally of look.table.allies) list.push({ kind: 'hire', ally });
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'hire') return reasons.mustPickAlly;
      return look.table.allies.includes(choice.ally) ? undefined : reasons.allyNotFaceUp;
    },
    choose(game, task, seat, choice) {
      if (choice.kind === 'hire') take(game, task, seat, choice.ally);
    },
    timeOut: look => ({ kind: 'hire', ally: look.table.allies[0]! }),
  },
};

const pay = (game: Game, task: HireTask, seat: Seat): void => {
  task.paid = withSeat(task.paid, seat);
  const notes = listNotes(task.bids[seat]!);
  for (const note of notes) {
    removeFromSuitcase(game, seat, note);
    game.table.piles[note] += 1;
  }
  game.events?.push({ kind: 'bribePaid', seat, notes });
};

const take = (game: Game, task: HireTask, seat: Seat, ally: AllyId): void => {
  removeOne(game.table.allies, ally);
  addToHand(game, seat, ally);
  task.order.shift();
  game.events?.push({ kind: 'allyHired', seat, ally });
};
