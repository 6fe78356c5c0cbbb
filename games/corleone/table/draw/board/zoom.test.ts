import { expect, test } from 'vitest';
import { fillFrame } from './zoom.ts';

test('a box grows to the shape of its frame and keeps its middle', () => {
  expect(fillFrame({ x: 400, y: 400, width: 200, height: 100 }, 1)).toEqual({
    x: 400,
    y: 350,
    width: 200,
    height: 200,
  });
  expect(fillFrame({ x: 400, y: 400, width: 100, height: 100 }, 2)).toEqual({
    x: 350,
    y: 400,
    width: 200,
    height: 100,
  });
});

test('it stays on the board where it can, and is centred where it cannot', () => {
  expect(fillFrame({ x: -20, y: 900, width: 300, height: 200 }, 1.5)).toEqual({
    x: 0,
    y: 760,
    width: 300,
    height: 200,
  });
  expect(fillFrame({ x: 0, y: 0, width: 1400, height: 960 }, 0.5)).toMatchObject({ x: 0, width: 1400, y: -920 });
});
