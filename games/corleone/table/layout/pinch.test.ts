import { expect, test } from 'vitest';
import { BOARD } from '../draw/board/geometry.ts';
import { movedBy, scaledBy } from './pinch.ts';

const middle = { x: 0.5, y: 0.5 };

test('a pinch zooms around the fingers and never shows less than a turf or more than the board', () => {
  expect(scaledBy(BOARD, 0.5, middle)).toEqual({ x: 350, y: 240, width: 700, height: 480 });
  expect(scaledBy(BOARD, 2, middle)).toEqual(BOARD);
  expect(scaledBy(BOARD, 0.01, { x: 0, y: 0 })).toMatchObject({ x: 0, y: 0, width: 360 });
});

test('a zoomed board moves with the finger and stops at its edge', () => {
  const half = scaledBy(BOARD, 0.5, middle);
  expect(movedBy(half, 0.1, 0)).toMatchObject({ x: 420, y: 240 });
  expect(movedBy(half, 9, -9)).toMatchObject({ x: 700, y: 0 });
});
