import { NO_SEATS, without } from '@omerta/kernel';
import { biddersOf } from '../bids.ts';
import { emptyPurse, listNotes, NOTES, type Purse } from '../cards.ts';
import type { Game } from '../game.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { BriberyTask } from './task.ts';

/** B1: all players bid at once from the suitcase; a bid is final (RN-26) and stays there until it is paid. */
export const bribery: TaskRules<BriberyTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    reveal(game);
    return 'finished';
  },
  question: {
    waitsFor: task => task.waiting,
    prompt: look => ask('bid', { allies: look.table.allies }),
    choices(look, _task, list) {
      const { suitcase } = look.own;
      for (let $5 = 0; $5 <= suitcase.$5; $5 += 1)
        for (let $3 = 0; $3 <= suitcase.$3; $3 += 1)
          for (let $2 = 0; $2 <= suitcase.$2; $2 += 1)
            for (let $1 = 0; $1 <= suitcase.$1; $1 += 1) list.push({ kind: 'bid', notes: { $1, $2, $3, $5 } });
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'bid') return reasons.onlySuitcaseMoney;
      const { suitcase } = look.own;
      return NOTES.every(note => choice.notes[note] <= suitcase[note]) ? undefined : reasons.onlySuitcaseMoney;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'bid') return;
      game.own[seat]!.bid = { ...choice.notes };
      task.waiting = without(task.waiting, seat);
      game.events?.push({ kind: 'bidMade', seat });
    },
    timeOut: () => ({ kind: 'bid', notes: emptyPurse() }),
  },
};

/** B2, B3: the highest positive bids, as many as there are allies, pay and pick. */
const reveal = (game: Game): void => {
  const { table } = game;
  const bids: Purse[] = game.own.map(own => own.bid ?? emptyPurse());
  for (const own of game.own) own.bid = undefined;
  game.events?.push({ kind: 'bidsRevealed', bids: bids.map(bid => ({ ...bid })) });
  const order = biddersOf(bids, table.horseHead);
  table.agenda.push({ kind: 'hire', bids, order: order.slice(0, table.allies.length), paid: NO_SEATS });
  for (const seat of order.slice(table.allies.length)) {
    game.events?.push({ kind: 'bidTakenBack', seat, notes: listNotes(bids[seat]!) });
  }
};
