import { BOARD, type Box } from '../draw/board/geometry.ts';

const CLOSEST = 360; // units of the board across the frame

/** Zooms around a point of the frame (0 to 1 in both directions), never farther out than the whole board. */
export function scaledBy(box: Box, scale: number, centre: { readonly x: number; readonly y: number }): Box {
  const width = Math.min(BOARD.width, Math.max(CLOSEST, box.width * scale));
  const height = (width / BOARD.width) * BOARD.height;
  return onBoard({
    x: box.x + (box.width - width) * centre.x,
    y: box.y + (box.height - height) * centre.y,
    width,
    height,
  });
}

/** Moves by shares of the frame. */
export const movedBy = (box: Box, across: number, down: number): Box =>
  onBoard({ ...box, x: box.x + across * box.width, y: box.y + down * box.height });

const onBoard = (box: Box): Box => ({
  ...box,
  x: Math.min(Math.max(box.x, BOARD.x), BOARD.x + BOARD.width - box.width),
  y: Math.min(Math.max(box.y, BOARD.y), BOARD.y + BOARD.height - box.height),
});
