// What a choice does by itself, before the game goes on, played in a world that fits the view. Nothing told here depends
// on hidden cards.
import { type Frozen, randomFrom } from '@omerta/kernel';
import type { Bullets } from './bullets.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import { gameOf, lookOf, play } from './rules.ts';
import type { Table, View } from './state.ts';

export interface Foreseen {
  /** The public table afterwards, with the agenda of before. */
  readonly table: Frozen<Table>;
  readonly hand: Readonly<Bullets>; // the viewer's
}

/** Undefined if the choice is not legal. */
export const foresee = (view: View, choice: Choice): Foreseen | undefined => {
  const look = lookOf(view);
  if (look === undefined || play.whyNot(look, choice) !== undefined) return undefined;
  const game = gameOf(imagine(view, randomFrom(0)), undefined);
  play.answer(game, look.seat, choice);
  return { table: { ...game.table, agenda: view.table.agenda }, hand: game.own[look.seat]!.hand };
};

/** The public table right after a choice; unchanged if the choice is not legal. */
export const tableAfter = (view: View, choice: Choice): Frozen<Table> => foresee(view, choice)?.table ?? view.table;
