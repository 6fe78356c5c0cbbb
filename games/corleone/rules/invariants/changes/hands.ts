import { seatName } from '@omerta/kernel';
import { actOf, type Content } from '../../content.ts';
import type { WatchChange } from './change.ts';

/** INV-10: at the end of tribute no player holds more than the limit. No player can take a card in that same step. */
export const watchHands = (content: Content): WatchChange => {
  return ({ table }, events, list) => {
    const check = (seat: number, cards: number, act: number): void => {
      const limit = actOf(content, act).handLimit;
      if (cards > limit)
        list.push({ id: 'INV-10', message: `${seatName(seat)} keeps ${cards} cards, the limit is ${limit}` });
    };
    for (const event of events) {
      if (event.kind === 'phaseBegan' && event.phase === 'entracte') {
        for (let seat = 0; seat < table.players; seat += 1) check(seat, table.seats[seat]!.handSize, event.act);
      }
      // X1 empties the hands at once: the event lists their cards.
      if (event.kind === 'handCounted') check(event.seat, event.notes.length + event.discarded.length, table.act);
    }
  };
};
