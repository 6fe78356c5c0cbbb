import { expect, test } from 'vitest';
import { nearest, type Spot } from './directions.ts';

const places = new Map<string, Spot>([
  ['west', { x: 0, y: 100 }],
  ['east', { x: 200, y: 110 }],
  ['north', { x: 110, y: 0 }],
  ['far', { x: 400, y: 100 }],
  ['corner', { x: 190, y: 10 }],
]);
const middle = { x: 100, y: 100 };

test('an arrow goes to the nearest place ahead, not to one far off to the side', () => {
  expect(nearest(middle, 'right', places)).toBe('east');
  expect(nearest(middle, 'left', places)).toBe('west');
  expect(nearest(middle, 'up', places)).toBe('north');
  expect(nearest(middle, 'down', places)).toBeUndefined();
  expect(nearest({ x: 200, y: 110 }, 'right', places)).toBe('far');
});
