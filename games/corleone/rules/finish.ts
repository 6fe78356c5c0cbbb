import { listNotes } from './cards.ts';
import { cardsInOrder } from './discards.ts';
import type { Game } from './game.ts';
import { addToSuitcase, discard, removeFromHand } from './moves.ts';
import { finalCount } from './scoring.ts';

/** X1, X2, X3, X4. */
export const finish = (game: Game): void => {
  const { table } = game;
  for (const seat of table.seats.keys()) countHand(game, seat);
  table.phase = 'over';
  table.result = finalCount(
    game.content,
    table.stacks,
    table.seats.map(player => player.completed),
    game.own.map(own => own.suitcase),
  );
  game.events?.push({ kind: 'gameEnded', result: table.result.map(count => ({ ...count })) });
};

/** X1: money goes into the suitcase, other cards are discarded. */
const countHand = (game: Game, seat: number): void => {
  const own = game.own[seat]!;
  const notes = listNotes(own.hand);
  for (const note of notes) {
    removeFromHand(game, seat, note);
    addToSuitcase(game, seat, note);
  }
  const discarded = cardsInOrder(own.hand);
  for (const card of discarded) discard(game, seat, card);
  game.events?.push({ kind: 'handCounted', seat, notes, discarded });
};
