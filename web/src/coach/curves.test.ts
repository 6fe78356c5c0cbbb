import { expect, test } from 'vitest';
import { mostChanged, pathOf, pointAt, pointsOf, sharesByChapter } from './curves.ts';

/** Two seats over four choices. */
const SHARES = [
  [0.5, 0.5],
  [0.5, 0.5],
  [0.5, 0.5],
  [0.75, 0.25],
  [1, 0],
];

test('a curve goes from the first step to the last and bends only where the share changes', () => {
  expect(pointsOf(SHARES, 0)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 50 },
    { x: 75, y: 25 },
    { x: 100, y: 0 },
  ]);
  expect(pathOf(pointsOf(SHARES, 1))).toBe('M0 50L50 50L75 75L100 100');
});

test('a curve that never moves is one straight line', () => {
  expect(pathOf(pointsOf([[0.2], [0.2], [0.2], [0.2]], 0))).toBe('M0 80L100 80');
});

test('a point lies where its step and its share are', () => {
  expect(pointAt(SHARES, 1, 3)).toEqual({ x: 75, y: 75 });
});

test('the table says how it stood when each chapter ended', () => {
  const chapters = [
    { at: 0, number: 1 },
    { at: 2, number: 2 },
    { at: 4, number: 3 },
  ];
  expect(sharesByChapter(SHARES, chapters)).toEqual([
    [0.5, 0.75, 1],
    [0.5, 0.25, 0],
  ]);
});

test('a turning point is told of whom it changed most for, for better or worse', () => {
  const point = { step: 1, answers: [], swing: 0.3, before: [0.3, 0.4, 0.3], after: [0.4, 0.1, 0.5], parts: [] };
  expect(mostChanged(point)).toBe(1);
});
