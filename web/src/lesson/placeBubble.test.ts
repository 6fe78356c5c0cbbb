import { expect, test } from 'vitest';
import { placeBubble, type Rectangle } from './placeBubble.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const bubble = { width: 350, height: 260 };
const isApart = (one: Rectangle, other: Rectangle) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test('it stands to the right of the target, as high as the target', () => {
  const target = { x: 360, y: 340, width: 140, height: 130 };
  expect(placeBubble(bubble, [target], desktop)).toEqual({ ...bubble, x: 528, y: 275 });
});

test('it goes to the other side where there is no room', () => {
  const target = { x: 1200, y: 340, width: 140, height: 130 };
  expect(placeBubble(bubble, [target], desktop).x).toBeLessThan(target.x - bubble.width);
});

test('it keeps off the question too, where it can', () => {
  const target = { x: 20, y: 700, width: 1000, height: 160 };
  const prompt = { x: 250, y: 620, width: 900, height: 60 };
  const spot = placeBubble(bubble, [target, prompt], desktop);
  expect(isApart(spot, target)).toBe(true);
  expect(isApart(spot, prompt)).toBe(true);
  expect(spot.y + spot.height).toBeGreaterThan(prompt.y - 40); // not further away than it must be
});

test('on a phone it finds room above or below the target', () => {
  const target = { x: 10, y: 420, width: 370, height: 130 };
  const spot = placeBubble(bubble, [target, { x: 0, y: 600, width: 390, height: 244 }], phone);
  expect(isApart(spot, target)).toBe(true);
  expect(spot.x).toBeGreaterThanOrEqual(0);
  expect(spot.x + spot.width).toBeLessThanOrEqual(390);
});

test('without a target it stands in the middle', () => {
  expect(placeBubble(bubble, [], desktop)).toEqual({ ...bubble, x: 545, y: 320 });
});
