// W1, W2: who counts in a turf, and who wins it.
import type { Frozen, Seat } from '@omerta/kernel';
import type { Content } from '../content.ts';
import { type Figure, NO_FIGURE, ownerOf, POLICE_CHIEF } from '../figures.ts';
import type { Table } from '../state.ts';
import { NO_PLACE, nameOfPlace, type Place, placeOfSpace, printedSpace, tileSpace } from './places.ts';

type Board = Frozen<Table>;

/** A figure that counts in a turf. */
export interface Counted {
  readonly figure: Figure;
  readonly at: string; // its space; the turf itself for the Police Chief
}

/** A family, or the neutrals together: they are one faction. */
export interface Side {
  readonly seat: Seat | 'neutral';
  readonly figures: readonly Counted[];
}

/** How a turf war ends in a turf. */
export type Victory = { readonly seat: Seat; readonly influence: number } | 'tie' | 'neutral' | 'nobody';

/** Influence by seat; the last entry is the neutrals'. */
export const influenceIn = (content: Content, board: Board, turf: number): number[] => {
  const influence = new Array<number>(board.players + 1).fill(0);
  eachFigureIn(content, board, turf, figure => {
    influence[ownerOf(figure) ?? board.players]! += 1;
  });
  return influence;
};

/** W2: strictly most influence wins. */
export const winnerOf = (influence: readonly number[]): Victory => {
  const most = Math.max(...influence);
  if (most === 0) return 'nobody';
  const first = influence.indexOf(most);
  if (influence.lastIndexOf(most) !== first) return 'tie';
  return first === influence.length - 1 ? 'neutral' : { seat: first, influence: most };
};

export const figuresIn = (content: Content, board: Board, turf: number): Counted[] => {
  const figures: Counted[] = [];
  eachFigureIn(content, board, turf, (figure, place) => {
    figures.push({ figure, at: place === NO_PLACE ? content.turfs[turf]!.id : nameOfPlace(content, board, place) });
  });
  return figures;
};

/** Most influence first; of equals the neutrals last. */
export const sidesIn = (content: Content, board: Board, turf: number): Side[] => {
  const sides = new Map<Side['seat'], Counted[]>();
  for (const counted of figuresIn(content, board, turf)) {
    const seat = ownerOf(counted.figure) ?? 'neutral';
    sides.set(seat, [...(sides.get(seat) ?? []), counted]);
  }
  return [...sides]
    .map(([seat, figures]) => ({ seat, figures }))
    .sort((one, other) => other.figures.length - one.figures.length || orderOf(one.seat) - orderOf(other.seat));
};

/** W1, M4, L3: on its businesses, on the family spaces around it, and inside it as the Police Chief stands. */
const eachFigureIn = (
  content: Content,
  board: Board,
  turf: number,
  found: (figure: Figure, place: Place) => void,
): void => {
  const printed = board.thugSpaces[printedSpace(turf)]!;
  if (printed !== NO_FIGURE) found(printed, printedSpace(turf));
  const tile = board.thugSpaces[tileSpace(turf)]!;
  if (tile !== NO_FIGURE) found(tile, tileSpace(turf));
  for (const space of content.turfs[turf]!.spaces) {
    const figure = board.familySpaces[space]!;
    if (figure !== NO_FIGURE) found(figure, placeOfSpace(space));
  }
  if (board.policeChief === turf) found(POLICE_CHIEF, NO_PLACE);
};

const orderOf = (seat: Side['seat']): number => (seat === 'neutral' ? Number.MAX_SAFE_INTEGER : seat);
