import { has, listSeats, NO_SEATS, type Seat, type Seats, seatName, without, withSeat } from '@omerta/kernel';
import { countNotes, NOTES, type Note, WORTH } from '../cards.ts';
import type { Game } from '../game.ts';
import { addToSuitcase, removeFromHand } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { OffersTask } from './task.ts';

/** RN-19: every opponent with money must offer one card; an opponent without money is announced. */
export const askForOffers = (game: Game, seat: Seat): void => {
  let asked: Seats = NO_SEATS;
  for (let other: Seat = 0; other < game.table.players; other += 1) {
    if (other === seat) continue;
    if (countNotes(game.own[other]!.hand) > 0) asked = withSeat(asked, other);
    else game.events?.push({ kind: 'noMoneyToOffer', seat: other });
  }
  game.table.agenda.push({ kind: 'offers', seat, asked, waiting: asked });
};

export const offers: TaskRules<OffersTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    if (task.asked !== NO_SEATS) collect(game, task);
    return 'finished';
  },
  question: {
    waitsFor: task => task.waiting,
    prompt: (_look, task) => ask('offer', { player: seatName(task.seat) }),
    choices(look, _task, list) {
      for (const note of NOTES) if (look.own.hand[note] > 0) list.push({ kind: 'offer', note });
    },
    whyNot(look, _task, choice) {
      if (choice.kind === 'skip' || choice.kind === 'done') return reasons.cannotDecline;
      return choice.kind === 'offer' && look.own.hand[choice.note] > 0 ? undefined : reasons.offerMoneyFromHand;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'offer') return;
      game.own[seat]!.offered = choice.note;
      task.waiting = without(task.waiting, seat);
      game.events?.push({ kind: 'offerMade', seat });
    },
    timeOut: look => ({ kind: 'offer', note: NOTES.find(note => look.own.hand[note] > 0)! }),
  },
};

/** The highest goes to the suitcase, the rest to the piles; tied cards are equal. */
const collect = (game: Game, task: OffersTask): void => {
  const offered = game.own.map((own, seat) => (has(task.asked, seat) ? own.offered : undefined));
  const best = offered.reduce<Note>(
    (high, note) => (note !== undefined && WORTH[note] > WORTH[high] ? note : high),
    '$1',
  );
  game.events?.push({ kind: 'offersRevealed', seat: task.seat, offers: offered, best });
  let taken = false;
  for (const seat of listSeats(task.asked)) {
    const note = offered[seat]!;
    game.own[seat]!.offered = undefined;
    removeFromHand(game, seat, note);
    if (note === best && !taken) addToSuitcase(game, task.seat, note);
    else game.table.piles[note] += 1;
    taken ||= note === best;
  }
};
