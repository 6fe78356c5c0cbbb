import { expect, test } from 'vitest';
import { noteSpot } from './noteSpot.ts';

const BOARD = { width: 1000, height: 600 };

test('a note begins a little before its place, below it in the upper half and above it in the lower', () => {
  const note = { width: 300, height: 150 };
  expect(noteSpot({ x: 200, y: 100 }, note, BOARD)).toEqual({ x: 140, y: 145 });
  expect(noteSpot({ x: 800, y: 500 }, note, BOARD)).toEqual({ x: 560, y: 305 });
});

test('it stays on the board at the sides', () => {
  const note = { width: 300, height: 150 };
  expect(noteSpot({ x: 30, y: 100 }, note, BOARD).x).toBe(10);
  expect(noteSpot({ x: 990, y: 100 }, note, BOARD).x).toBe(690);
});

test('where it is too high for one side it goes to the other, or beside the place', () => {
  const note = { width: 300, height: 260 };
  expect(noteSpot({ x: 200, y: 295 }, note, BOARD)).toEqual({ x: 275, y: 165 });
  expect(noteSpot({ x: 760, y: 250 }, { width: 300, height: 400 }, BOARD)).toEqual({ x: 385, y: 50 });
  expect(noteSpot({ x: 200, y: 320 }, note, BOARD)).toEqual({ x: 140, y: 15 });
});
