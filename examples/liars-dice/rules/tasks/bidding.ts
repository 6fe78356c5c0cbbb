import { type Author, type Frozen, only, type Reason, seatName } from '@omerta/kernel';
import { diceOnTable, nextIn } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type Bid, FACES, isHigher } from '../dice.ts';
import { dropDice, liftCups, loseDice } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { BiddingTask } from './task.ts';

/** L3, L4: the starter bids; each player after that raises, or calls. */
export const bidding: TaskRules<BiddingTask> = {
  advance: (_game, task) => (task.isOver ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt({ table }) {
      const bid = table.bids.at(-1);
      if (bid === undefined) return ask('firstBid', { dice: diceOnTable(table) });
      return ask('answerBid', { bidder: seatName(bid.seat), count: bid.count, face: bid.face });
    },
    choices({ table }, _task, list) {
      const isFirst = table.bids.length === 0;
      if (!isFirst) list.push({ kind: 'liar' });
      if (!isFirst && table.rules.spotOn) list.push({ kind: 'spotOn' });
      for (let count = table.bids.at(-1)?.count ?? 1; count <= diceOnTable(table); count += 1) {
        for (const face of FACES) {
          if (whyNotBid(table, { count, face }) === undefined) list.push({ kind: 'bid', count, face });
        }
      }
    },
    whyNot: ({ table }, _task, choice, by) => whyNot(table, choice, by),
    choose(game, task, seat, choice) {
      if (choice.kind === 'bid') {
        const bid = { seat, count: choice.count, face: choice.face };
        game.table.bids.push(bid);
        game.events?.push({ kind: 'bidMade', bid });
        task.seat = nextIn(game.table, seat);
        return;
      }
      task.isOver = true;
      if (choice.kind === 'tooSlow') {
        game.events?.push({ kind: 'wasTooSlow', seat });
        dropDice(game);
        loseDice(game, [seat]);
        return;
      }
      const bid = game.table.bids.at(-1)!;
      game.events?.push({ kind: choice.kind === 'liar' ? 'liarCalled' : 'spotOnCalled', seat, bid });
      const { found } = liftCups(game, bid);
      if (choice.kind === 'liar') loseDice(game, [found >= bid.count ? seat : bid.seat]);
      else if (found !== bid.count) loseDice(game, [seat]);
      else loseDice(game, othersThan(game.table, seat), seat);
    },
    timeOut: () => ({ kind: 'tooSlow' }), // L13
  },
};

const whyNot = (table: Frozen<Table>, choice: Choice, by: Author): Reason | undefined => {
  switch (choice.kind) {
    case 'bid':
      return whyNotBid(table, choice);
    case 'liar':
      return table.bids.length === 0 ? reasons.noBidYet : undefined;
    case 'spotOn':
      if (!table.rules.spotOn) return reasons.noSpotOn;
      return table.bids.length === 0 ? reasons.noBidYet : undefined;
    case 'tooSlow':
      return by === 'clock' ? undefined : reasons.onlyTheClock;
    case 'again':
    case 'keep':
      return reasons.notThisQuestion;
  }
};

const whyNotBid = (table: Frozen<Table>, bid: Bid): Reason | undefined => {
  const last = table.bids.at(-1);
  if (bid.count > diceOnTable(table)) return reasons.tooManyDice;
  return last === undefined || isHigher(bid, last) ? undefined : reasons.tooLow;
};

const othersThan = ({ dice }: Frozen<Table>, seat: number): number[] =>
  [...dice.keys()].filter(other => other !== seat && dice[other]! > 0);
