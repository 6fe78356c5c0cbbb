import { countSeats, has, listSeats, only, pick, type Seat, withSeat } from '@omerta/kernel';
import { listNotes } from '../cards.ts';
import * as moves from '../moves.ts';
import { reasons } from '../reasons.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';

/** Pickpocketing: up to two opponents are named, then robbed (RN-20). */
export const robHands: AbilityRules<AbilityOf<'stealHandCard'>> = {
  helps: (_content, table, task) => table.seats.some((player, seat) => seat !== task.seat && player.handSize > 0),
  candidates(look, _task, _ability, list) {
    for (let one = 0; one < look.table.players; one += 1) {
      list.push({ kind: 'rob', seats: only(one) });
      for (let two = one + 1; two < look.table.players; two += 1)
        list.push({ kind: 'rob', seats: withSeat(only(one), two) });
    }
  },
  whyNot(look, _task, _ability, choice) {
    if (choice.kind !== 'rob') return reasons.abilityNotHere;
    if (countSeats(choice.seats) > 2) return reasons.tooManyVictims;
    if (has(choice.seats, look.seat) || choice.seats >> look.table.players !== 0) return reasons.onlyOpponents;
    return listSeats(choice.seats).every(seat => look.table.seats[seat]!.handSize > 0)
      ? undefined
      : reasons.noCardsInHand;
  },
  use(game, task, _ability, choice) {
    if (choice.kind !== 'rob') return;
    for (const from of listSeats(choice.seats)) {
      const card = moves.randomHandCard(game, from);
      moves.removeFromHand(game, from, card);
      moves.addToHand(game, task.seat, card);
      game.events?.push({ kind: 'handCardStolen', seat: task.seat, from, card });
    }
  },
};

/** Inside Job: each money card of the suitcase is equally likely (RN-21). */
export const robSuitcase: AbilityRules<AbilityOf<'stealSuitcaseMoney'>> = {
  helps: (_content, table, task) => table.seats.some((player, seat) => seat !== task.seat && player.suitcaseSize > 0),
  candidates(look, _task, _ability, list) {
    for (let seat: Seat = 0; seat < look.table.players; seat += 1) list.push({ kind: 'rob', seats: only(seat) });
  },
  whyNot(look, _task, _ability, choice) {
    if (choice.kind !== 'rob') return reasons.abilityNotHere;
    if (countSeats(choice.seats) !== 1) return reasons.tooManyVictims;
    if (has(choice.seats, look.seat) || choice.seats >> look.table.players !== 0) return reasons.onlyOpponents;
    const [victim] = listSeats(choice.seats);
    return look.table.seats[victim!]!.suitcaseSize > 0 ? undefined : reasons.noMoneyInSuitcase;
  },
  use(game, task, _ability, choice) {
    if (choice.kind !== 'rob') return;
    const [from] = listSeats(choice.seats);
    const note = pick(game.secret.random, listNotes(game.own[from!]!.suitcase));
    moves.removeFromSuitcase(game, from!, note);
    moves.addToHand(game, task.seat, note);
    game.events?.push({ kind: 'suitcaseNoteStolen', seat: task.seat, from: from!, note });
  },
};
