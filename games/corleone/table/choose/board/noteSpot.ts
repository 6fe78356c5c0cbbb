import type { Spot } from './directions.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const REACH = 0.075; // of the board, between the middle of the place and the note
const OVERHANG = 0.06; // of the board: so far the note begins before its place
const EDGE = 0.01;

/** Where the note to a place begins: below or above it, beside it where neither has room, and never off the board. */
export function noteSpot(place: Spot, note: Size, board: Size): Spot {
  const isLeft = place.x < board.width / 2;
  const below = place.y + REACH * board.height;
  const above = place.y - REACH * board.height - note.height;
  const sides = place.y < board.height / 2 ? [below, above] : [above, below];
  const y = sides.find(side => side === kept(side, note.height, board.height));
  if (y !== undefined) {
    const overhang = OVERHANG * board.width;
    const x = isLeft ? place.x - overhang : place.x + overhang - note.width;
    return { x: kept(x, note.width, board.width), y };
  }
  const reach = REACH * board.width;
  return {
    x: kept(isLeft ? place.x + reach : place.x - reach - note.width, note.width, board.width),
    y: kept(place.y - note.height / 2, note.height, board.height),
  };
}

const kept = (from: number, length: number, room: number): number =>
  Math.max(EDGE * room, Math.min(from, room - EDGE * room - length));
