// Which part of the board is shown where only a part has room.

import type { Pack } from '@omerta/corleone/seen';
import { BOARD, type Box, boxOfAdjacent, boxOfTurf, type Point } from './geometry.ts';

const THUG_MARGIN = 30;
const FAMILY_MARGIN = 70; // border spaces show whole

/** A turf for thugs and cards, with its border spaces for the family. */
export const boxAroundTurf = (pack: Pack, turf: string, isForFamily: boolean): Box =>
  boxOfTurf(turf, isForFamily ? FAMILY_MARGIN : THUG_MARGIN, pack);

/** All turfs a family space touches. */
export const boxAroundSpace = (pack: Pack, space: string): Box => boxOfAdjacent(space, THUG_MARGIN / 2, pack);

/** The box and what else fits into a frame of this shape (width to height), as far as possible on the board. */
export function fillFrame(box: Box, shape: number): Box {
  const isTooHigh = box.width / box.height < shape;
  const width = isTooHigh ? box.height * shape : box.width;
  const height = isTooHigh ? box.height : box.width / shape;
  return {
    x: onto(box.x + (box.width - width) / 2, width, BOARD.x, BOARD.width),
    y: onto(box.y + (box.height - height) / 2, height, BOARD.y, BOARD.height),
    width,
    height,
  };
}

export const isIn = ({ x, y, width, height }: Box, spot: Point): boolean =>
  spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;

/** Moves a stretch inside another; one that is too long is centred. */
function onto(from: number, length: number, start: number, room: number): number {
  if (length >= room) return start + (room - length) / 2;
  return Math.min(Math.max(from, start), start + room - length);
}
